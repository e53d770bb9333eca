import type { NamedCar } from './asked-products.ts'
import { carOfBoth } from './car-names.ts'
import type { DeliveryDays } from './delivery-promise.ts'
import type { Fit } from './fitment.ts'
import { type Cents, cents, NOTHING } from './money.ts'
import { discountedPrice } from './pricing.ts'
import type { ProductSummary } from './product.ts'
import { missingForFreeShipping, standardShipping } from './shipping.ts'
import type { ShopPolicies } from './shop-policies.ts'
import { includedTax } from './vat.ts'

export const MOST_PIECES = 99
export const MOST_LINES = 100

/** `offer` is the secret of an answered quotation, whose promised price is asked for. `car` is the one it is bought for, if somebody named it. */
export type AskedLine = {
  readonly ref: string
  readonly qty: number
  readonly offer?: string | undefined
  readonly car?: NamedCar | undefined
}

/** Why a line, or the rest of it, is not sold at the price its offer promised: `offer-used` all its pieces are sold, `offer-personal` it is for somebody else. */
export type OfferChange = 'offer-expired' | 'offer-unknown' | 'offer-used' | 'offer-personal'

export type PricedLine = AskedLine & {
  readonly product: ProductSummary
  readonly unitPrice: Cents
  readonly total: Cents
  /** Pieces that can be sold now. */
  readonly available: number
  /** Pieces asked for that are not there. */
  readonly missing: number
  /** Until when the price is promised; only for a line that its offer still holds for. */
  readonly promisedUntil?: Date | undefined
  readonly change?: OfferChange | undefined
  /** Whether it fits the line's car. */
  readonly fit?: Fit | undefined
}

/** `offer-only` is a part that was got for one quotation: without its offer nobody can buy it. */
export type UnsoldLine = AskedLine & { readonly reason: 'unknown' | 'discontinued' | 'offer-only' | Exclude<OfferChange, 'offer-unknown'> }

export type CartTotals = {
  readonly subtotal: Cents
  /** What the discounts took off; the subtotal is without it already. */
  readonly saved: Cents
  readonly shipping: Cents
  readonly total: Cents
  readonly includedTax: Cents
  readonly missingForFreeShipping: Cents
}

/** A cart as the shop would sell it now. */
export type PricedCart = CartTotals & {
  readonly lines: readonly PricedLine[]
  readonly unsold: readonly UnsoldLine[]
  readonly delivery: DeliveryDays
}

type Pieces = { readonly price: Cents; readonly discountPercent: number; readonly qty: number }

/** The discount is rounded once per piece; everything after is whole centavos. */
export function priceLine({ price, discountPercent, qty }: Pieces): { readonly unitPrice: Cents; readonly total: Cents } {
  const unitPrice = discountedPrice(price, discountPercent)
  return { unitPrice, total: cents(unitPrice * qty) }
}

export function totalsOf(lines: readonly Pieces[], policy: ShopPolicies['shipping']): CartTotals {
  const subtotal = sumOf(lines, (line) => priceLine(line).total)
  const shipping = lines.length === 0 ? NOTHING : standardShipping(subtotal, policy)
  const total = cents(subtotal + shipping)
  return {
    subtotal,
    saved: cents(sumOf(lines, ({ price, qty }) => price * qty) - subtotal),
    shipping,
    total,
    includedTax: includedTax(total),
    missingForFreeShipping: missingForFreeShipping(subtotal, policy),
  }
}

/** Several lines of one product under one offer are one line; the order is that of first mention. */
export function mergeLines(lines: readonly AskedLine[]): AskedLine[] {
  const merged = new Map<string, AskedLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.ref, line.offer])
    const known = merged.get(key)
    merged.set(key, known ? { ...line, qty: line.qty + known.qty, car: carOfBoth(known.car, line.car) } : line)
  }
  return [...merged.values()]
}

function sumOf<Line>(lines: readonly Line[], amountOf: (line: Line) => number): Cents {
  return cents(lines.reduce((sum, line) => sum + amountOf(line), 0))
}
