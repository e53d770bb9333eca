export { eraseQuotationsUnder, listKnownQuotationPictures, listQuotationsUnder } from './personal-quotations.queries.ts'
export { countQuotations } from './quotations.queries.ts'
