export { priceAtCounter } from './price-at-counter.ts'
