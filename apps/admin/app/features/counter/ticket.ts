import type { NamedCar } from '@shop/domain/asked-products'
import { carOfBoth } from '@shop/domain/car-names'
import { MOST_PIECES } from '@shop/domain/cart'
import { type Cents, cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import type { ProductSummary } from '@shop/domain/product'

/** `car` is the one that was named when it was added. */
export type TicketLine = { readonly product: ProductSummary; readonly pieces: number; readonly car?: NamedCar | undefined }
export type Ticket = { readonly lines: readonly TicketLine[]; readonly discountPercent: number }

export const EMPTY_TICKET: Ticket = { lines: [], discountPercent: 0 }

/** The same part again is one piece more. */
export function withPart(ticket: Ticket, product: ProductSummary, car?: NamedCar): Ticket {
  const known = ticket.lines.find((line) => line.product.id === product.id)
  if (!known) return { ...ticket, lines: [...ticket.lines, { product, pieces: 1, car }] }
  const more = withPieces(ticket, product.id, known.pieces + 1)
  return { ...more, lines: more.lines.map((line) => (line.product.id === product.id ? { ...line, car: carOfBoth(line.car, car) } : line)) }
}

export function withPieces(ticket: Ticket, id: string, pieces: number): Ticket {
  return {
    ...ticket,
    lines: ticket.lines.map((line) =>
      line.product.id === id ? { ...line, pieces: Math.min(Math.max(Math.trunc(pieces) || 1, 1), MOST_PIECES) } : line,
    ),
  }
}

export function withoutPart(ticket: Ticket, id: string): Ticket {
  return {
    ...ticket,
    lines: ticket.lines.filter(({ product }) => product.id !== id),
  }
}

export function unitPriceOf({ discountPercent }: Ticket, { product }: TicketLine): Cents {
  return discountedPrice(product.finalPrice, discountPercent)
}

/** What the server will come to as well: the discount is rounded once per piece. */
export function totalOf(ticket: Ticket): Cents {
  return cents(ticket.lines.reduce((sum, line) => sum + unitPriceOf(ticket, line) * line.pieces, 0))
}

export function askedLines({ lines }: Ticket) {
  return lines.map(({ product, pieces, car }) => ({ ref: product.id, qty: pieces, car }))
}
