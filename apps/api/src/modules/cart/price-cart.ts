import { dateInMexico, deliveryDates } from '@shop/domain/business-days'
import {
  type AskedLine,
  mergeLines,
  type OfferChange,
  type PricedCart,
  type PricedLine,
  priceLine,
  totalsOf,
  type UnsoldLine,
} from '@shop/domain/cart'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import type { Db } from '../../database/connect.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { findCartProducts } from './cart.queries.ts'
import { type FoundPromise, findPromises } from './find-promises.ts'

/** Only references, quantities and offers are taken from the caller; every price is the shop's own. */
export const priceCart = async (
  db: Db,
  locale: Locale,
  asked: readonly AskedLine[],
  now = new Date(),
  known?: ShopPolicies,
): Promise<PricedCart> => {
  const merged = mergeLines(asked)
  const [products, policies, promiseOf] = await Promise.all([
    findCartProducts(
      db,
      locale,
      merged.map(({ ref }) => ref),
    ),
    known ?? readPolicies(db),
    findPromises(db, merged, now),
  ])
  const sold = new Map<string, SoldLine>()
  const unsold: UnsoldLine[] = []
  for (const line of merged) {
    const product = products.get(line.ref)
    const found = product ? promiseOf(line, product.id) : 'none'
    const reason = reasonAgainst(product, found)
    if (!product || reason) unsold.push({ ...line, reason: reason ?? 'unknown' })
    else {
      // Two references may name the same product.
      const key = JSON.stringify([product.id, typeof found === 'object' ? line.offer : undefined])
      const known = sold.get(key)
      sold.set(key, { ...(known ?? dressed(line, product, found)), qty: line.qty + (known?.qty ?? 0) })
    }
  }
  const lines = [...sold.values()]
  return {
    lines: withStock(lines),
    unsold,
    ...totalsOf(lines.map(piecesOf), policies.shipping),
    delivery: deliveryDates(dateInMexico(now), policies.delivery, policies.holidays),
  }
}

type SoldLine = AskedLine & {
  readonly product: ProductSummary
  readonly promise: Exclude<FoundPromise, string> | undefined
  readonly change: OfferChange | undefined
}

const reasonAgainst = (product: ProductSummary | undefined, found: FoundPromise): UnsoldLine['reason'] | undefined => {
  if (!product) return 'unknown'
  if (product.status === 'on-order' && typeof found === 'string') return found === 'offer-expired' ? 'offer-expired' : 'offer-only'
  return product.status === 'inactive' ? 'discontinued' : undefined
}

const dressed = ({ ref, qty, offer }: AskedLine, product: ProductSummary, found: FoundPromise): SoldLine =>
  typeof found === 'object'
    ? { ref, qty, offer, product, promise: found, change: undefined }
    : { ref, qty, product, promise: undefined, change: found === 'none' ? undefined : found }

/** A promised price is the price: discounts of the shop come on top of its own prices only. */
const piecesOf = ({ product, promise, qty }: SoldLine) =>
  promise
    ? { price: promise.price, discountPercent: 0, qty }
    : { price: product.price, discountPercent: product.promotion?.discountPercent ?? 0, qty }

/** Two lines of one product share its stock; a promise is good for the pieces it was made for. */
const withStock = (lines: readonly SoldLine[]): PricedLine[] => {
  const left = new Map(lines.map(({ product }) => [product.id, Math.max(product.stock, 0)]))
  return lines.map((line) => {
    const { promise, change, offer, ...rest } = line
    const stock = left.get(line.product.id) ?? 0
    const available = promise ? Math.min(stock, promise.pieces) : stock
    left.set(line.product.id, stock - Math.min(line.qty, available))
    return {
      ...rest,
      ...priceLine(piecesOf(line)),
      available,
      missing: Math.max(line.qty - available, 0),
      ...(promise ? { offer, promisedUntil: promise.validUntil } : {}),
      ...(change ? { change } : {}),
    }
  })
}
