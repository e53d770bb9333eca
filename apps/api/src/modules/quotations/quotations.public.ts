export { listPromises, type PromisedPrice } from './offers.queries.ts'
export { countQuotations } from './quotations.queries.ts'
