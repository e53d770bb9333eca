import { type CancellableLine, type Pieces, refundOfPieces } from '@shop/domain/cancellation'
import { type Cents, NOTHING } from '@shop/domain/money'
import { isCounterMethod } from '@shop/domain/payment-method'
import type { StaffOrder } from '@shop/domain/staff-order'
import { priceOf } from '../../kit/form/price-of.ts'

export const REFUND_MODES = ['pieces', 'all', 'amount'] as const
type RefundMode = (typeof REFUND_MODES)[number]

export type RefundDraft = {
  readonly mode: RefundMode
  readonly pieces: readonly Pieces[]
  readonly amount: string
  readonly reason: string
  readonly returnsStock: boolean
  readonly isAllowance: boolean
}

/** What is not sent yet, and what somebody brings to the counter, goes back to the shelf unless staff say otherwise. */
export function newRefund({ order, cancellable }: StaffOrder): RefundDraft {
  return {
    mode: cancellable.length > 0 ? 'pieces' : 'all',
    pieces: [],
    amount: '',
    reason: '',
    returnsStock: order.status === 'paid' || order.status === 'processing' || isCounterMethod(order.paymentMethod),
    isAllowance: false,
  }
}

export function refundBody({ mode, pieces, amount, reason, returnsStock, isAllowance }: RefundDraft) {
  return {
    pieces: mode === 'pieces' ? pieces : undefined,
    amount: mode === 'amount' ? priceOf(amount) : undefined,
    reason,
    returnsStock: mode === 'amount' ? undefined : returnsStock,
    isAllowance: mode === 'amount' ? isAllowance : undefined,
  }
}

/** What would go back, by the same rule as the server's. */
export function sumOf(seen: StaffOrder, { mode, pieces, amount }: RefundDraft): { readonly amount: Cents; readonly shipping: Cents } {
  if (mode === 'amount') return { amount: priceOf(amount) ?? NOTHING, shipping: NOTHING }
  if (mode === 'all') return { amount: seen.refundable, shipping: NOTHING }
  const { order, shippingLeft: shipping, refundable } = seen
  return refundOfPieces(linesLeft(seen), pieces, { status: order.status, shipping, refundable })
}

/** An amount that is no discount and leaves less than the pieces are worth keeps them in the house. */
export function wouldHold(seen: StaffOrder, draft: RefundDraft): boolean {
  const { order } = seen
  const typed = priceOf(draft.amount)
  const canLeave = order.status === 'paid' || order.status === 'processing' || order.status === 'shipped'
  if (draft.mode !== 'amount' || draft.isAllowance || typed === undefined || !canLeave) return false
  return keptOf(seen) - typed < order.lines.reduce((sum, { qty, cancelled, unitPrice }) => sum + (qty - cancelled) * unitPrice, 0)
}

/** What lowered the price afterwards is not missing, as in the database's own guard. Money that was forgiven is not told here. */
function keptOf({ order, refundable }: StaffOrder): number {
  return order.refunds.reduce<number>(
    (sum, { amount, status, isAllowance }) => sum + (isAllowance && status !== 'failed' ? amount : 0),
    refundable,
  )
}

/** As many of a line; none takes it off the list. */
export function withPieces(pieces: readonly Pieces[], place: number, qty: number): readonly Pieces[] {
  return [...pieces.filter((one) => one.place !== place), ...(qty > 0 ? [{ place, qty }] : [])].toSorted((a, b) => a.place - b.place)
}

function linesLeft({ order, cancellable }: StaffOrder): readonly CancellableLine[] {
  return cancellable.flatMap(({ place, qty }) => {
    const line = order.lines.find((one) => one.place === place)
    return line ? [{ place, left: qty, unitPrice: line.unitPrice }] : []
  })
}
