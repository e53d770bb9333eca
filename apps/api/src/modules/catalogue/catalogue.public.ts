export { inLanguage } from './in-language.ts'
export { findProductId } from './product-page.queries.ts'
export { selectSummaries, summaryOf } from './products.queries.ts'
