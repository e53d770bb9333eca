export { eraseQuotationsOf, listKnownQuotationPictures, listQuotationsOf } from './personal-quotations.queries.ts'
export { countQuotations } from './quotations.queries.ts'
