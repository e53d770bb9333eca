import type { Locale } from '@shop/domain/locale'
import type { CartLine } from '../../browser/cart.ts'
import { paths } from '../../paths.ts'

/** A part that was got for one quotation has no page of its own; its offer does. */
export function pathOfLine(locale: Locale, { product, offer }: CartLine): string {
  return offer ? paths.offer(locale, offer) : paths.product(locale, product._id)
}
