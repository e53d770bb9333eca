export {
  findOfferByHash,
  findOfferOf,
  insertOffer,
  listPromises,
  type NewOfferLine,
  type PromisedPrice,
  type StoredOffer,
} from './offers.queries.ts'
