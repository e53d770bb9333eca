export { findCartProducts } from './cart.queries.ts'
export { priceCart } from './price-cart.ts'
