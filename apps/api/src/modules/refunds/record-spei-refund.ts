import { isUuid } from '../../database/is-uuid.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findOrderOf, findPaymentById, lockCheckout, type OrderDeps, TrackingKeyUsed } from '../orders/orders.public.ts'
import { concludeRefund } from './record-refund.ts'
import { RefundNotFound } from './refunds.problems.ts'
import { findRefund, lockRefund } from './refunds.queries.ts'

type Done = { readonly id: string; readonly trackingKey: string }

/** Staff transferred the money back; the bank's key proves it, once. */
export const recordSpeiRefund = async (deps: OrderDeps, staffId: number, done: Done): Promise<void> => {
  try {
    await record(deps, staffId, done)
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'refunds_tracking_key_key') throw new TrackingKeyUsed()
    throw error
  }
}

const record = transactional(async (deps: OrderDeps, staffId: number, { id, trackingKey }: Done): Promise<void> => {
  const found = isUuid(id) ? await findRefund(deps.db, id) : undefined
  const payment = found && (await findPaymentById(deps.db, found.paymentId))
  if (!payment) throw new RefundNotFound()
  await lockCheckout(deps.db, payment.checkoutId)
  const refund = await lockRefund(deps.db, id)
  if (refund?.method !== 'spei' || refund.status !== 'open') throw new RefundNotFound()
  const key = trackingKey.toUpperCase()
  await concludeRefund(deps, refund, payment, 'succeeded', { by: 'staff', staffId }, { trackingKey: key, staffId })
  const order = await findOrderOf(deps.db, payment.checkoutId)
  await recordChange(deps.db, staffId, {
    action: 'refund-recorded',
    // Money that came without an order goes back, too.
    subject: order ? { kind: 'order', ref: order.folio } : { kind: 'refund', ref: id },
    before: { status: refund.status },
    after: { status: 'succeeded', amount: refund.amount, trackingKey: key },
  })
})
