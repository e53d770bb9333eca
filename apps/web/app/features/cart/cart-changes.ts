import type { PricedCart, PricedLine } from '@shop/domain/cart'
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
    const id = line.product._id
    if (cart?.unsold.some(({ ref }) => ref === id))
      return { line, priced: undefined, isLost: true, changes: [texts.unsold], keep: undefined }
    const priced = cart?.lines.find(({ ref }) => ref === id)
    if (!priced) return { line, priced, isLost: false, changes: [], keep: undefined }
    const { available } = priced
    const stock = available === 0 ? [texts.soldOut] : line.qty > available ? [texts.onlyLeft(available)] : []
    const keep = available > 0 && line.qty > available ? available : undefined
    return { line, priced, isLost: available === 0, changes: [...stock, ...priceChange(line, priced, texts)], keep }
  })

const priceChange = ({ product }: CartLine, { unitPrice }: PricedLine, texts: DrawerTexts): string[] => {
  const before = centsFromPesos(product.precio)
  if (before === 0 || before === unitPrice) return []
  const says = unitPrice > before ? texts.priceRose : texts.priceFell
  return [says(formatMoney(before), formatMoney(unitPrice))]
}
