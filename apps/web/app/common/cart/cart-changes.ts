import type { OfferChange, PricedCart, PricedLine } from '@shop/domain/cart'
import { type Cents, cents, centsFromPesos, formatMoney } from '@shop/domain/money'
import type { CartLine } from '../../browser/cart.ts'
import type { DrawerTexts } from './drawer-texts.ts'

export type LineState = {
  readonly line: CartLine
  readonly priced: PricedLine | undefined
  /** What the line costs; some of its pieces may cost more than the others. */
  readonly total: Cents | undefined
  /** Nothing but taking it away helps. */
  readonly isLost: boolean
  /** What is different from what the visitor put into the cart, in words. */
  readonly changes: readonly string[]
  /** As many as can be sold, when fewer than asked for. */
  readonly keep: number | undefined
}

/** Each line beside what the shop says of it now. */
export function compareLines(lines: readonly CartLine[], cart: PricedCart | undefined, texts: DrawerTexts): LineState[] {
  return lines.map((line) => {
    const { _id: id } = line.product
    const unsold = cart?.unsold.find(({ ref, offer }) => ref === id && offer === line.offer)
    if (unsold) return { line, priced: undefined, total: undefined, isLost: true, changes: [texts.notSold[unsold.reason]], keep: undefined }
    const priced = cart && pricedLineOf(line, cart)
    if (!priced) return { line, priced, total: undefined, isLost: false, changes: [], keep: undefined }
    const beyond = priced.offer === undefined ? undefined : beyondOffer(line, priced, cart)
    const available = beyond ? priced.qty + Math.min(beyond.qty, beyond.available) : priced.available
    const changes = [
      ...offerChange(line, priced, texts),
      ...(beyond ? [texts.promisedLeft(priced.qty, formatMoney(beyond.unitPrice))] : []),
      ...stockChange(line, { ...priced, available }, texts),
      ...priceChange(line, priced, texts),
    ]
    const keep = available > 0 && line.qty > available ? available : undefined
    const total = cents(beyond ? priced.unitPrice * priced.qty + beyond.unitPrice * beyond.qty : priced.unitPrice * line.qty)
    return { line, priced, total, isLost: available === 0, changes, keep }
  })
}

/** A line whose offer is worth nothing any more is sold like any other of its part, and perhaps together with it. */
function pricedLineOf({ product, offer }: CartLine, { lines }: PricedCart): PricedLine | undefined {
  const ofPart = lines.filter(({ ref }) => ref === product._id)
  return ofPart.find((line) => line.offer === offer) ?? ofPart.find((line) => line.offer === undefined)
}

type Beyond = { readonly qty: number; readonly available: number; readonly unitPrice: Cents }

/** The pieces of a line that its offer has no more of: they are sold at the shop's own price, perhaps together with others. */
function beyondOffer({ product, qty }: CartLine, priced: PricedLine, { lines }: PricedCart): Beyond | undefined {
  const own = lines.find(({ ref, offer }) => ref === product._id && offer === undefined)
  const rest = qty - priced.qty
  return own && rest > 0 ? { qty: rest, available: Math.max(own.available - (own.qty - rest), 0), unitPrice: own.unitPrice } : undefined
}

function offerChange({ offer }: CartLine, priced: PricedLine, texts: DrawerTexts): string[] {
  if (priced.offer === offer) return []
  const change: OfferChange = priced.change ?? 'offer-expired'
  return [texts.offerOver[change]]
}

function stockChange({ qty }: CartLine, { available, promisedUntil, product }: PricedLine, texts: DrawerTexts): string[] {
  if (available === 0) return [texts.soldOut]
  if (qty <= available) return []
  return [promisedUntil && product.stock > available ? texts.onlyPromised(available) : texts.onlyLeft(available)]
}

function priceChange({ product }: CartLine, { unitPrice }: PricedLine, texts: DrawerTexts): string[] {
  const before = centsFromPesos(product.precio)
  if (before === 0 || before === unitPrice) return []
  const says = unitPrice > before ? texts.priceRose : texts.priceFell
  return [says(formatMoney(before), formatMoney(unitPrice))]
}
