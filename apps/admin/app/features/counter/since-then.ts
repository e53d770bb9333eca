import type { PricedCart } from '@shop/domain/cart'
import type { Cents } from '@shop/domain/money'
import type { Ticket } from './ticket.ts'

/** What became of a part while its ticket lay there. */
export type Change =
  | { readonly kind: 'price'; readonly name: string; readonly before: Cents; readonly after: Cents }
  | { readonly kind: 'gone'; readonly name: string }

type Current = Pick<PricedCart, 'lines' | 'unsold'>

/** The ticket with today's prices and stock, without what is sold no more, and what of it is news. Parts added meanwhile stay. */
export function sinceThen(
  ticket: Ticket,
  { lines: sold, unsold }: Current,
): { readonly ticket: Ticket; readonly changes: readonly Change[] } {
  const now = new Map(sold.map(({ product }) => [product.id, product]))
  const gone = new Set(unsold.map(({ ref }) => ref))
  const changes = ticket.lines.flatMap(({ product: { id, name, finalPrice } }): Change[] => {
    if (gone.has(id)) return [{ kind: 'gone', name }]
    const after = now.get(id)?.finalPrice ?? finalPrice
    return after === finalPrice ? [] : [{ kind: 'price', name, before: finalPrice, after }]
  })
  const lines = ticket.lines
    .filter(({ product }) => !gone.has(product.id))
    .map((line) => ({ ...line, product: now.get(line.product.id) ?? line.product }))
  return { ticket: { ...ticket, lines }, changes }
}
