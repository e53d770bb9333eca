import { offerOf } from '@shop/domain/carrier'
import type { AskedLine, PricedCart, PricedLine } from '@shop/domain/cart'
import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { includedTax } from '@shop/domain/vat'
import type { Db } from '../../database/connect.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { priceCart } from '../cart/cart.public.ts'
import { findOfferIds, type OfferBuyer } from '../offers/offers.public.ts'
import { type FrozenLine, listHeldOf } from '../orders/orders.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { hasBulkyPart, listActiveCarriers } from './carriers.queries.ts'
import { CarrierNotAvailable, OutOfInventory } from './checkout.problems.ts'
import { freezeLine } from './freeze-line.ts'

export type Quote = {
  readonly cart: PricedCart
  readonly lines: readonly FrozenLine[]
  readonly carrierKey: string
  readonly policies: ShopPolicies
}

type Asked = {
  readonly lines: readonly AskedLine[]
  readonly carrierKey: string | undefined
  readonly paymentMethod: PaymentMethod
  readonly buyer: OfferBuyer
}

/** What a purchase costs now, by the shop's own catalogue, with the carrier that was chosen. */
export async function quoteCheckout(db: Db, locale: Locale, asked: Asked, now: Date): Promise<Quote> {
  const [policies, carriers] = await Promise.all([readPolicies(db), listActiveCarriers(db, locale)])
  const priced = await priceCart(db, locale, asked.lines, { now, policies, buyer: asked.buyer })
  await assertAllThere(db, priced, asked.buyer)
  const carrier = carriers.find(({ key, isStandard }) => (asked.carrierKey === undefined ? isStandard : key === asked.carrierKey))
  if (!carrier) throw new CarrierNotAvailable()
  const hasBulky =
    carrier.bulkySurcharge > 0 &&
    (await hasBulkyPart(
      db,
      priced.lines.map(({ product }) => Number(product.id)),
    ))
  const offer = offerOf(carrier, { subtotal: priced.subtotal, hasBulkyPart: hasBulky, now }, policies)
  const total = cents(priced.subtotal + offer.price)
  const cart = { ...priced, shipping: offer.price, total, includedTax: includedTax(total), delivery: offer.deliveries[asked.paymentMethod] }
  return { cart, lines: await frozenLines(db, priced.lines), carrierKey: carrier.key, policies }
}

/** What this very purchase has put aside before is there for it. */
async function assertAllThere(db: Db, { lines, unsold }: PricedCart, { checkoutId }: OfferBuyer): Promise<void> {
  const isShort = lines.some((line) => line.missing > 0)
  const own = isShort && checkoutId !== undefined ? await listHeldOf(db, checkoutId) : new Map<string, number>()
  const missing = [
    ...unsold.map(({ ref, qty }) => ({ ref, name: ref, wanted: qty, available: 0 })),
    ...lines
      .filter((line) => line.missing > (own.get(line.product.id) ?? 0))
      .map((line) => ({ ref: line.ref, name: line.product.name, wanted: line.qty, available: line.available })),
  ]
  if (missing.length > 0) throw new OutOfInventory(missing)
}

/** A line that was bought under an offer remembers which. */
async function frozenLines(db: Db, lines: readonly PricedLine[]): Promise<FrozenLine[]> {
  const hashes = lines.flatMap(({ offer }) => (offer === undefined ? [] : [hashOf(offer)]))
  const offers = hashes.length > 0 ? await findOfferIds(db, hashes) : new Map<string, number>()
  return lines.map((line) => frozen(line, line.offer === undefined ? undefined : offers.get(hashOf(line.offer))))
}

function frozen(line: PricedLine, offerId: number | undefined): FrozenLine {
  const { product, unitPrice, promisedUntil } = line
  return promisedUntil
    ? freezeLine(line, { price: unitPrice, discountPercent: 0, offerId })
    : freezeLine(line, { price: product.price, discountPercent: product.promotion?.discountPercent ?? 0 })
}
