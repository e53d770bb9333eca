import type { OfferChange, PricedCart, PricedLine } from '@shop/domain/cart'
import { centsFromPesos, formatMoney } from '@shop/domain/money'
import type { CartLine } from '../../browser/cart.ts'
import type { DrawerTexts } from './drawer-texts.ts'

export type LineState = {
  readonly line: CartLine
  readonly priced: PricedLine | undefined
  /** Nothing but taking it away helps. */
  readonly isLost: boolean
  /** What is different from what the visitor put into the cart, in words. */
  readonly changes: readonly string[]
  /** As many as can be sold, when fewer than asked for. */
  readonly keep: number | undefined
}

/** Each line beside what the shop says of it now. */
export const compareLines = (lines: readonly CartLine[], cart: PricedCart | undefined, texts: DrawerTexts): LineState[] =>
  lines.map((line) => {
    const { _id: id } = line.product
    const unsold = cart?.unsold.find(({ ref, offer }) => ref === id && offer === line.offer)
    if (unsold) return { line, priced: undefined, isLost: true, changes: [texts.notSold[unsold.reason]], keep: undefined }
    const priced = cart && pricedLineOf(line, cart)
    if (!priced) return { line, priced, isLost: false, changes: [], keep: undefined }
    const { available } = priced
    const changes = [...offerChange(line, priced, texts), ...stockChange(line, priced, texts), ...priceChange(line, priced, texts)]
    const keep = available > 0 && line.qty > available ? available : undefined
    return { line, priced, isLost: available === 0, changes, keep }
  })

/** A line whose offer is worth nothing any more is sold like any other of its part, and perhaps together with it. */
const pricedLineOf = ({ product, offer }: CartLine, { lines }: PricedCart): PricedLine | undefined => {
  const ofPart = lines.filter(({ ref }) => ref === product._id)
  return ofPart.find((line) => line.offer === offer) ?? ofPart.find((line) => line.offer === undefined)
}

const offerChange = ({ offer }: CartLine, priced: PricedLine, texts: DrawerTexts): string[] => {
  if (priced.offer === offer) return []
  const change: OfferChange = priced.change ?? 'offer-expired'
  return [texts.offerOver[change]]
}

const stockChange = ({ qty }: CartLine, { available, promisedUntil, product }: PricedLine, texts: DrawerTexts): string[] => {
  if (available === 0) return [texts.soldOut]
  if (qty <= available) return []
  return [promisedUntil && product.stock > available ? texts.onlyPromised(available) : texts.onlyLeft(available)]
}

const priceChange = ({ product }: CartLine, { unitPrice }: PricedLine, texts: DrawerTexts): string[] => {
  const before = centsFromPesos(product.precio)
  if (before === 0 || before === unitPrice) return []
  const says = unitPrice > before ? texts.priceRose : texts.priceFell
  return [says(formatMoney(before), formatMoney(unitPrice))]
}
