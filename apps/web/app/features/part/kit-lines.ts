import type { NamedCar } from '@shop/domain/asked-products'
import { MOST_LINES } from '@shop/domain/cart'
import { type Cents, cents } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import { addToCart, type CartLine, quantityInCart } from '../../browser/cart.ts'
import { mostToSell } from '../../common/cart/add-to-cart.tsx'
import { cartProductOf } from '../../common/cart/cart-product.ts'

/** A part of a kit that the shopper wants, in as many pieces as the job takes. */
export type KitLine = { readonly part: ProductSummary; readonly pieces: number }

export function sumOf(lines: readonly KitLine[]): Cents {
  return cents(lines.reduce((sum, { part, pieces }) => sum + part.finalPrice * pieces, 0))
}

type Added = { readonly added: number; readonly missing: readonly string[] }

/** As many pieces as are wanted and not in the cart yet. Answers how many parts came in, and the names of those that fall short. */
export function addKit(lines: readonly KitLine[], inCart: readonly CartLine[], car: NamedCar | undefined): Added {
  let free = MOST_LINES - inCart.length
  let added = 0
  const missing: string[] = []
  for (const { part, pieces } of lines) {
    const before = quantityInCart({ product: { _id: part.id } })
    const wanted = pieces - before
    if (wanted < 1) continue
    const isFull = before === 0 && free < 1
    const qty = isFull ? 0 : Math.min(wanted, mostToSell(part) - before)
    if (qty < wanted) missing.push(part.name)
    if (qty < 1) continue
    if (before === 0) free -= 1
    added += 1
    addToCart(cartProductOf(part), qty, undefined, car)
  }
  return { added, missing }
}
