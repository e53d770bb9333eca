export { listPromises, type PromisedPrice } from './offers.queries.ts'
