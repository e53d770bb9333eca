export { eraseEndedReturns, listKnownReturnPhotos } from './personal-returns.queries.ts'
export { countAskedReturns, listReturnsOfCustomer } from './returns.queries.ts'
