export { findOfferByHash, findOfferOf, insertOffer, type NewOfferLine, type StoredOffer } from './offers.queries.ts'
export {
  findOfferIds,
  listOffersOf,
  listOverdrawn,
  listPromises,
  lockOffers,
  type OfferBuyer,
  type PromisedPrice,
} from './promises.queries.ts'
