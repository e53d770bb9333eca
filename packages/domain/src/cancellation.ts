import { type Cents, cents } from './money.ts'
import type { OrderStatus } from './order-status.ts'

/** Pieces of a line, which is named by its place in the order. */
export type Pieces = { readonly place: number; readonly qty: number }

/** Pieces that can still be cancelled: neither cancelled nor asked back by a return. */
export type CancellableLine = { readonly place: number; readonly left: number; readonly unitPrice: Cents }

type Around = {
  readonly status: OrderStatus
  /** What bringing the order cost, unless it went back already. */
  readonly shipping: Cents
  /** What is left of the payment. */
  readonly refundable: Cents
}

/** Whether there are that many pieces left of every line. */
export function areLeft(lines: readonly CancellableLine[], pieces: readonly Pieces[]): boolean {
  return pieces.every(({ place, qty }) => lines.some((line) => line.place === place && qty <= line.left))
}

/**
 * What goes back for pieces: what was paid for each, and never more than is left of the payment. Nobody pays shipping afterwards because
 * the rest is no longer brought for nothing; when nothing is left to bring, the shipping goes back too.
 */
export function refundOfPieces(
  lines: readonly CancellableLine[],
  pieces: readonly Pieces[],
  { status, shipping, refundable }: Around,
): { readonly amount: Cents; readonly shipping: Cents } {
  const qtyOf = new Map(pieces.map(({ place, qty }) => [place, qty]))
  const worth = lines.reduce((sum, { place, unitPrice }) => sum + unitPrice * (qtyOf.get(place) ?? 0), 0)
  const isNothingLeft = lines.every(({ place, left }) => left === (qtyOf.get(place) ?? 0))
  const wasSent = status === 'shipped' || status === 'delivered'
  const withThem = isNothingLeft && !wasSent ? shipping : cents(0)
  return { amount: cents(Math.min(worth + withThem, refundable)), shipping: withThem }
}
