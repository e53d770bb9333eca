import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { isInReview } from '../money-cases/money-cases.public.ts'
import {
  findOrderOf,
  listPaymentsOf,
  lockCheckout,
  lockLineStock,
  type Move,
  type OrderDeps,
  type PlacedOrder,
  queueOrderMail,
  releaseHeld,
  updateOrderStatus,
  updateWeakStatus,
} from '../orders/orders.public.ts'

/** Ends an order that nobody paid and gives its parts back. Undefined when it is not waiting for money any more. */
export const cancelPendingOrder = transactional(
  async (deps: OrderDeps, checkoutId: string, move: Move): Promise<PlacedOrder | undefined> => {
    const { db } = deps
    if (!(await lockCheckout(db, checkoutId))) return undefined
    const order = await findOrderOf(db, checkoutId)
    if (order?.status !== 'pending') return undefined
    const payments = await listPaymentsOf(db, checkoutId)
    // A part of a transfer is there, or money that does not fit: whoever clears that up decides what becomes of the order.
    if (payments.some(({ provider, received, amount }) => provider === 'bank' && received < amount)) return undefined
    if (await isInReview(db, checkoutId)) return undefined
    await releaseHeld(db, checkoutId, await lockLineStock(db, checkoutId))
    for (const payment of payments) if (payment.provider === 'bank') await updateWeakStatus(db, payment.id, 'cancelled')
    const cancelled = await updateOrderStatus(db, order, 'cancelled', move)
    await queueOrderMail(deps, order.id, 'cancelled')
    if (move.staffId !== undefined)
      await recordChange(db, move.staffId, {
        action: 'order-cancelled',
        subject: { kind: 'order', ref: order.folio },
        before: { status: order.status },
        after: { status: 'cancelled', reason: move.reason },
      })
    return cancelled
  },
)
