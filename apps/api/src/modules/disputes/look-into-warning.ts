import { transactional } from '../../database/transactional.ts'
import type { FraudWarning } from '../../ports/payment-provider.ts'
import { findMoneyCase, openMoneyCase, settleMoneyCase } from '../money-cases/money-cases.public.ts'
import { findOrderOf, findPayment, insertOrderEvent, lockCheckout, type OrderDeps } from '../orders/orders.public.ts'
import { mailStaffOfWarning } from './dispute-mails.ts'

/** Reads a warning at the provider. */
export async function lookIntoWarning(deps: OrderDeps, id: string): Promise<void> {
  return recordWarning(deps, await deps.payments.readWarning(id))
}

/**
 * The goods stay until somebody lifts the hold, or nothing can be done about the warning any more: then a dispute holds them, or the money
 * is back. One warning makes one case, so that a hold that was lifted is not put back by news of the same.
 */
const recordWarning = transactional(async (deps: OrderDeps, warning: FraudWarning): Promise<void> => {
  const { db } = deps
  const payment = warning.intentId === undefined ? undefined : await findPayment(db, warning.intentId)
  if (!payment || payment.provider !== deps.payments.name) return
  await lockCheckout(db, payment.checkoutId)
  const subject = `warning ${warning.id}`
  if (!warning.isActionable) {
    await settleMoneyCase(db, 'fraud-warning', subject, { outcome: 'over' })
    return
  }
  if (await findMoneyCase(db, 'fraud-warning', subject)) return
  const order = await findOrderOf(db, payment.checkoutId)
  await openMoneyCase(db, {
    kind: 'fraud-warning',
    subject,
    orderId: order?.id,
    paymentId: payment.id,
    amount: payment.amount,
    details: { kind: warning.kind },
    holdsGoods: payment.status === 'paid',
  })
  if (!order) return
  await insertOrderEvent(db, order.id, 'fraud-warning', { by: 'provider', reason: warning.id })
  await mailStaffOfWarning(deps, order.folio, warning.id)
})
