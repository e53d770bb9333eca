export { inLanguage } from './in-language.ts'
export { listProductsAfter, selectSummaries, summaryOf } from './products.queries.ts'
