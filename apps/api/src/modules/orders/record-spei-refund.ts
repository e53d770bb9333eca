import { transactional } from '../../database/transactional.ts'
import { lockCheckout } from './checkouts.queries.ts'
import { isUuid } from './is-uuid.ts'
import type { OrderDeps } from './order-deps.ts'
import { findPaymentById } from './order-payments.queries.ts'
import { RefundNotFound, TrackingKeyUsed } from './orders.problems.ts'
import { concludeRefund } from './record-refund.ts'
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
  await concludeRefund(deps, refund, payment, 'succeeded', { by: 'staff', staffId }, { trackingKey: trackingKey.toUpperCase(), staffId })
})
