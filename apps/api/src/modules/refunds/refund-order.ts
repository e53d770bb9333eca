import { randomUUID } from 'node:crypto'
import { isPaid } from '@shop/domain/order-status'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import {
  findOrderByFolio,
  findOrderOf,
  insertOrderEvent,
  listPaymentsOf,
  lockCheckout,
  lockLineStock,
  type OrderDeps,
  OrderMoved,
  OrderNotFound,
  type PlacedOrder,
  takeBack,
} from '../orders/orders.public.ts'
import { openCase } from './open-case.ts'
import { RefundTooLarge } from './refunds.problems.ts'
import type { Refund } from './refunds.queries.ts'

type Wanted = {
  readonly folio: string
  /** All that is left unless it is said. */
  readonly amount?: number | undefined
  readonly reason: string
  /** The parts are back on the shelf, or never left it. */
  readonly returnsStock: boolean
}

/** Staff give money back, all of it or some. */
export const refundOrder = transactional(
  async (deps: OrderDeps, staffId: number, wanted: Wanted): Promise<{ order: PlacedOrder; refund: Refund }> => {
    const { db } = deps
    const known = await findOrderByFolio(db, wanted.folio)
    if (!known) throw new OrderNotFound()
    await lockCheckout(db, known.checkoutId)
    const order = await findOrderOf(db, known.checkoutId)
    // A refund that failed leaves an order that reads refunded although money is still owed.
    if (!order || !(isPaid(order.status) || order.status === 'refunded')) throw new OrderMoved()
    const payment = (await listPaymentsOf(db, order.checkoutId)).find(({ status }) => status === 'paid')
    if (!payment) throw new OrderMoved()
    const amount = wanted.amount ?? payment.amount - payment.refunded
    if (amount <= 0) throw new RefundTooLarge()
    const refund = await openCase(deps, payment, { cause: `staff:${randomUUID()}`, reason: wanted.reason, staffId, amount })
    if (!refund) throw new RefundTooLarge()
    await insertOrderEvent(db, order.id, 'refund-opened', { by: 'staff', staffId, reason: wanted.reason })
    if (wanted.returnsStock) await takeBack(db, order.checkoutId, order.id, staffId, await lockLineStock(db, order.checkoutId))
    await recordChange(db, staffId, {
      action: 'refund-opened',
      subject: { kind: 'order', ref: order.folio },
      after: { amount, reason: wanted.reason, returnsStock: wanted.returnsStock },
    })
    return { order, refund }
  },
)
