import { isUuid } from '../../database/is-uuid.ts'
import type { EventSubject, PaymentEvent } from '../../ports/payment-provider.ts'
import { findCheckout, findOrderOf, findPayment, insertOrderEvent, type OrderDeps, updateDisputed } from '../orders/orders.public.ts'
import { recordRefund } from '../refunds/refunds.public.ts'
import { applyIntent } from './apply-intent.ts'

/** An event is only a hint: the payment or refund itself is read, and what it is now counts. */
export const settleEvent = async (deps: OrderDeps, { about, type }: PaymentEvent): Promise<void> => {
  if (about.kind === 'intent' && (await isOurs(deps, about))) await applyIntent(deps, await deps.payments.readIntent(about.intentId))
  else if (about.kind === 'refund' && about.intentId && (await findPayment(deps.db, about.intentId)))
    await recordRefund(deps, await deps.payments.readRefund(about.refundId))
  else if (about.kind === 'dispute' && about.intentId) await noteDispute(deps, about.intentId, type)
}

/** The account at the provider may sell other things too. */
const isOurs = async ({ db }: OrderDeps, { intentId, metadata }: EventSubject & { kind: 'intent' }): Promise<boolean> => {
  const checkoutId = metadata.checkout_id ?? ''
  return (await findPayment(db, intentId)) !== undefined || (isUuid(checkoutId) && (await findCheckout(db, checkoutId)) !== undefined)
}

/** Nothing of a disputed order leaves the house; what becomes of the money is for people to say. */
const noteDispute = async ({ db }: OrderDeps, intentId: string, type: string): Promise<void> => {
  const payment = await findPayment(db, intentId)
  const order = payment && (await findOrderOf(db, payment.checkoutId))
  if (!order) return
  await updateDisputed(db, order.id, !type.endsWith('closed'))
  await insertOrderEvent(db, order.id, type, { by: 'provider' })
}
