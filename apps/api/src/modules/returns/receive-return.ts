import type { ReturnDisposition } from '@shop/domain/return'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import {
  insertOrderEvent,
  leftOf,
  listDisputesOfPayment,
  listPaymentsOf,
  lockLineStock,
  type OrderDeps,
  type PlacedOrder,
  putBack,
} from '../orders/orders.public.ts'
import { assertNotWithBank, openCase } from '../refunds/refunds.public.ts'
import { amountOf } from './amount-of.ts'
import { lockReturn } from './lock-return.ts'
import { mailAboutReturn } from './mail-about-return.ts'
import { updateFates, updateReceived } from './return-writes.queries.ts'
import { ReturnMoved } from './returns.problems.ts'

type Arrived = { readonly id: number; readonly fates: readonly { readonly place: number; readonly fate: ReturnDisposition }[] }

/** The pieces are here: good ones go back to the shelf, and the refund of what was paid for all of them is opened. */
export const receiveReturn = transactional(async (deps: OrderDeps, staffId: number, { id, fates }: Arrived): Promise<void> => {
  const { db } = deps
  const { order, seen } = await lockReturn(db, id)
  if (seen.status !== 'approved') throw new ReturnMoved()
  const fateOf = new Map(fates.map(({ place, fate }) => [place, fate]))
  // Decided on another list of pieces than that of the return.
  if (fateOf.size !== seen.lines.length || seen.lines.some(({ place }) => !fateOf.has(place))) throw new ReturnMoved()
  await lockLineStock(db, order.checkoutId)
  await updateFates(db, id, fates)
  await putBack(
    db,
    { checkoutId: order.checkoutId, orderId: order.id, staffId },
    seen.lines.filter(({ place }) => fateOf.get(place) === 'stock'),
  )
  const refund = await openRefund(deps, order, staffId, { id, amount: amountOf(seen) })
  if (!(await updateReceived(db, id, { staffId, refundId: refund?.id }))) throw new ReturnMoved()
  await insertOrderEvent(db, order.id, 'return-received', { by: 'staff', staffId })
  await mailAboutReturn(deps, id, 'received')
  await recordChange(db, staffId, {
    action: 'return-received',
    subject: { kind: 'return', ref: String(id) },
    before: { status: 'approved' },
    after: {
      status: 'received',
      lines: seen.lines.map(({ place, partNumber, qty }) => `${qty} × ${partNumber}: ${fateOf.get(place)}`).join(', '),
      amount: refund?.amount ?? 0,
    },
  })
})

/** Never more than is left of the payment: some of it may have gone back before, to its bank too. While that decides, nobody pays. */
async function openRefund(
  deps: OrderDeps,
  { checkoutId }: PlacedOrder,
  staffId: number,
  { id, amount }: { readonly id: number; readonly amount: number },
) {
  const payment = (await listPaymentsOf(deps.db, checkoutId)).find(({ status }) => status === 'paid')
  if (!payment) return undefined
  const disputes = await listDisputesOfPayment(deps.db, payment.id)
  const lost = disputes.filter(({ standing }) => standing === 'lost').reduce((sum, one) => sum + one.amount, 0)
  const owed = Math.min(amount, leftOf(payment) - lost)
  if (owed <= 0) return undefined
  if (lost === 0) await assertNotWithBank(deps.db, payment)
  const refund = await openCase(deps, payment, { cause: `return:${id}`, reason: `Devolución ${id}`, staffId, amount: owed })
  if (!refund) throw new ReturnMoved()
  return refund
}
