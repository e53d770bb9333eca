import { randomUUID } from 'node:crypto'
import { areLeft, type Pieces, refundOfPieces } from '@shop/domain/cancellation'
import { type Cents, cents, NOTHING } from '@shop/domain/money'
import { isPaid } from '@shop/domain/order-status'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import {
  findOrderByFolio,
  findOrderOf,
  findShippingLeft,
  insertOrderEvent,
  leftOf,
  listCancellable,
  listPaymentsOf,
  lockCheckout,
  type OrderDeps,
  OrderMoved,
  OrderNotFound,
  type PlacedOrder,
} from '../orders/orders.public.ts'
import { assertNotWithBank } from './assert-not-with-bank.ts'
import { cancelPieces } from './cancel-pieces.ts'
import { openCase } from './open-case.ts'
import { AllowanceTooLarge, PiecesNotLeft, RefundTooLarge } from './refunds.problems.ts'
import type { Refund } from './refunds.queries.ts'

type Wanted = {
  readonly folio: string
  /** What was paid for these goes back. */
  readonly pieces?: readonly Pieces[] | undefined
  /** An amount without pieces. With neither it is all that is left, of money and of pieces. */
  readonly amount?: number | undefined
  readonly reason: string
  /** The pieces are back on the shelf, or never left it. */
  readonly returnsStock: boolean
  /** The amount lowers the price: the pieces leave all the same. */
  readonly isAllowance?: boolean | undefined
}
type Plan = { readonly amount: Cents; readonly shipping: Cents; readonly pieces: readonly Pieces[] }

/** Staff give money back, for pieces that are not wanted any more, for all of them, or for none. */
export const refundOrder = transactional(
  async (deps: OrderDeps, staffId: number, wanted: Wanted): Promise<{ order: PlacedOrder; refund: Refund | undefined }> => {
    const { db } = deps
    const { reason, returnsStock, isAllowance = false } = wanted
    const known = await findOrderByFolio(db, wanted.folio)
    if (!known) throw new OrderNotFound()
    await lockCheckout(db, known.checkoutId)
    const order = await findOrderOf(db, known.checkoutId)
    // A refund that failed leaves an order that reads refunded although money is still owed.
    if (!order || !(isPaid(order.status) || order.status === 'refunded')) throw new OrderMoved()
    const payment = (await listPaymentsOf(db, order.checkoutId)).find(({ status }) => status === 'paid')
    if (!payment) throw new OrderMoved()
    await assertNotWithBank(db, payment)
    const refundable = leftOf(payment)
    const plan = await planOf(deps, order, wanted, refundable)
    if (isAllowance && plan.amount >= refundable) throw new AllowanceTooLarge()
    // Pieces for which nothing is left to give are cancelled all the same; nothing at all is a mistake.
    if (plan.amount <= 0 && wanted.pieces === undefined) throw new RefundTooLarge()
    const opened = { cause: `staff:${randomUUID()}`, reason, staffId, amount: plan.amount, isAllowance }
    const refund = plan.amount > 0 ? await openCase(deps, payment, opened) : undefined
    if (plan.amount > 0 && !refund) throw new RefundTooLarge()
    if (refund) await insertOrderEvent(db, order.id, 'refund-opened', { by: 'staff', staffId, reason })
    const lines = await cancelPieces(deps, order, { ...plan, staffId, reason, refundId: refund?.id, fate: returnsStock ? 'stock' : 'gone' })
    await recordChange(db, staffId, {
      action: 'refund-opened',
      subject: { kind: 'order', ref: order.folio },
      after: {
        amount: plan.amount,
        reason,
        returnsStock,
        method: refund?.method,
        lines: lines || undefined,
        isAllowance: isAllowance || undefined,
      },
    })
    return { order, refund }
  },
)

async function planOf({ db }: OrderDeps, order: PlacedOrder, { amount, pieces }: Wanted, refundable: Cents): Promise<Plan> {
  if (amount !== undefined) return { amount: cents(amount), shipping: NOTHING, pieces: [] }
  const lines = await listCancellable(db, order.checkoutId)
  const shipping = cents(await findShippingLeft(db, order.id))
  if (pieces) {
    if (!areLeft(lines, pieces)) throw new PiecesNotLeft()
    return { ...refundOfPieces(lines, pieces, { status: order.status, shipping, refundable }), pieces }
  }
  const all = lines.flatMap(({ place, left }) => (left > 0 ? [{ place, qty: left }] : []))
  return { amount: refundable, shipping, pieces: all }
}
