export { inLanguage } from './in-language.ts'
export { selectSummaries, summaryOf } from './products.queries.ts'
