import { carOfBoth } from '@shop/domain/car-names'
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
import { deliveryPromise } from '@shop/domain/delivery-promise'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import type { Db } from '../../database/connect.ts'
import type { OfferBuyer } from '../offers/offers.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { findCartProducts } from './cart.queries.ts'
import { type FoundPromise, findPromises } from './find-promises.ts'

type Asking = {
  readonly now: Date
  /** If somebody read them already. */
  readonly policies?: ShopPolicies
  /** Nobody known without one: an offer may be for its customer only. */
  readonly buyer?: OfferBuyer
}

/** Only references, quantities and offers are taken from the caller; every price is the shop's own. */
export async function priceCart(
  db: Db,
  locale: Locale,
  asked: readonly AskedLine[],
  { now, policies: known, buyer = {} }: Asking,
): Promise<PricedCart> {
  const merged = mergeLines(asked)
  const [products, policies, promiseOf] = await Promise.all([
    findCartProducts(
      db,
      locale,
      merged.map(({ ref }) => ref),
    ),
    known ?? readPolicies(db),
    findPromises(db, merged, now, buyer),
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
      const next = known ? { ...known, qty: line.qty + known.qty, car: carOfBoth(known.car, line.car) } : dressed(line, product, found)
      sold.set(key, next)
    }
  }
  const lines = beyondOffers([...sold.values()])
  return {
    lines: withStock(lines),
    unsold,
    ...totalsOf(lines.map(piecesOf), policies.shipping),
    // Nobody has said how it will be paid.
    delivery: deliveryPromise(now, 'card', policies.delivery, policies.holidays),
  }
}

type SoldLine = AskedLine & {
  readonly product: ProductSummary
  readonly promise: Exclude<FoundPromise, string> | undefined
  readonly change: OfferChange | undefined
}

/** What an offer has no pieces left for is sold at the shop's own price, together with what is bought at it anyway. Only an offer sells a part on order. */
function beyondOffers(lines: readonly SoldLine[]): SoldLine[] {
  const all = new Map<string, SoldLine>()
  for (const { offer, promise, ...line } of lines) {
    const promised = promise ? (line.product.status === 'on-order' ? line.qty : Math.min(line.qty, promise.left)) : 0
    if (promise) all.set(`${line.product.id} ${offer}`, { ...line, offer, promise, qty: promised })
    const rest = line.qty - promised
    if (rest === 0) continue
    const own = all.get(line.product.id)
    const change = own?.change ?? (promise ? 'offer-used' : line.change)
    const car = own ? carOfBoth(own.car, line.car) : line.car
    all.set(line.product.id, { ...line, promise: undefined, qty: rest + (own?.qty ?? 0), change, car })
  }
  return [...all.values()]
}

function reasonAgainst(product: ProductSummary | undefined, found: FoundPromise): UnsoldLine['reason'] | undefined {
  if (!product) return 'unknown'
  if (product.status === 'on-order' && typeof found === 'string')
    return found === 'none' || found === 'offer-unknown' ? 'offer-only' : found
  return product.status === 'inactive' ? 'discontinued' : undefined
}

function dressed({ ref, qty, offer, car }: AskedLine, product: ProductSummary, found: FoundPromise): SoldLine {
  return typeof found === 'object'
    ? { ref, qty, offer, car, product, promise: found, change: undefined }
    : { ref, qty, car, product, promise: undefined, change: found === 'none' ? undefined : found }
}

/** A promised price is the price: discounts of the shop come on top of its own prices only. */
function piecesOf({ product, promise, qty }: SoldLine) {
  return promise
    ? { price: promise.price, discountPercent: 0, qty }
    : { price: product.price, discountPercent: product.promotion?.discountPercent ?? 0, qty }
}

/** Two lines of one product share its stock; a promise is good for the pieces that are left of it. */
function withStock(lines: readonly SoldLine[]): PricedLine[] {
  const left = new Map(lines.map(({ product }) => [product.id, Math.max(product.stock, 0)]))
  return lines.map((line) => {
    const { promise, change, offer, ...rest } = line
    const stock = left.get(line.product.id) ?? 0
    const available = promise ? Math.min(stock, promise.left) : stock
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
