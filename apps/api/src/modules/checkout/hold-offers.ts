import type { Db } from '../../database/connect.ts'
import { listOffersOf, listOverdrawn, lockOffers } from '../offers/offers.public.ts'
import type { FrozenLine, LineStock } from '../orders/orders.public.ts'
import { OutOfInventory, TotalChanged } from './checkout.problems.ts'
import type { Quote } from './quote-checkout.ts'

/** The quote counted pieces of an offer that somebody else has bought since. */
class OfferTaken extends Error {}

/** Nobody else buys under the offers of these lines until the transaction ends. Before any product is locked: everybody keeps this order. */
export async function lockOffersOf(db: Db, lines: readonly FrozenLine[]): Promise<void> {
  const offers = offersOf(lines)
  if (offers.length > 0) await lockOffers(db, offers)
}

/** The lines are there and their offers are locked: what is counted now is what was bought. */
export async function assertPromised(db: Db, checkoutId: string, lines: readonly FrozenLine[]): Promise<void> {
  if (offersOf(lines).length > 0 && (await listOverdrawn(db, checkoutId)).length > 0) throw new OfferTaken()
}

/** For a purchase whose lines are there already. */
export async function lockOffersOfCheckout(db: Db, checkoutId: string): Promise<{ readonly isPromised: boolean }> {
  const offers = await listOffersOf(db, checkoutId)
  if (offers.length > 0) await lockOffers(db, offers)
  return { isPromised: offers.length > 0 }
}

/** While they were let go, somebody else may have bought the pieces at the promised price. */
export async function assertStillPromised(db: Db, checkoutId: string, lines: readonly LineStock[]): Promise<void> {
  const overdrawn = await listOverdrawn(db, checkoutId)
  if (overdrawn.length === 0) return
  throw new OutOfInventory(
    overdrawn.map(({ productId, left }) => {
      const line = lines.find((one) => one.productId === productId)
      return { ref: String(productId), name: line?.name ?? '', wanted: line?.qty ?? 0, available: left }
    }),
  )
}

/** Freezes a quote. One whose promise was bought meanwhile has another total, and the shopper sees it first. */
export async function unlessOfferTaken<Frozen>(freeze: () => Promise<Frozen>, quoteAgain: () => Promise<Quote>): Promise<Frozen> {
  try {
    return await freeze()
  } catch (error) {
    if (!(error instanceof OfferTaken)) throw error
    throw new TotalChanged((await quoteAgain()).cart)
  }
}

function offersOf(lines: readonly FrozenLine[]): number[] {
  return [...new Set(lines.flatMap(({ offerId }) => offerId ?? []))]
}
