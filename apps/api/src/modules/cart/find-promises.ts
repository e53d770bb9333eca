import type { AskedLine, OfferChange } from '@shop/domain/cart'
import type { Db } from '../../database/connect.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { listPromises, type OfferBuyer, type PromisedPrice } from '../offers/offers.public.ts'

/** What a line's offer is worth: a price, or why it is none. */
export type FoundPromise = PromisedPrice | OfferChange | 'none'

/** Looks up the offers that lines carry. An offer that says nothing about the product is unknown to it. */
export async function findPromises(
  db: Db,
  lines: readonly AskedLine[],
  now: Date,
  buyer: OfferBuyer,
): Promise<(line: AskedLine, productId: string) => FoundPromise> {
  const hashes = lines.flatMap(({ offer }) => (offer === undefined ? [] : [hashOf(offer)]))
  const promises = hashes.length > 0 ? await listPromises(db, hashes, buyer) : new Map<string, readonly PromisedPrice[]>()
  return ({ offer }, productId) => {
    if (offer === undefined) return 'none'
    const promise = promises.get(hashOf(offer))?.find((one) => one.productId === productId)
    if (!promise) return 'offer-unknown'
    if (now > promise.validUntil) return 'offer-expired'
    if (!promise.isTheirs) return 'offer-personal'
    return promise.left > 0 ? promise : 'offer-used'
  }
}
