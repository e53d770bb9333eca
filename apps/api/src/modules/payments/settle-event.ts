import { isUuid } from '../../database/is-uuid.ts'
import { PaymentNotKnown } from '../../ports/payment-failures.ts'
import type { EventSubject, PaymentEvent } from '../../ports/payment-provider.ts'
import { lookIntoDispute, lookIntoWarning } from '../disputes/disputes.public.ts'
import { findCheckout, findPayment, type OrderDeps, type Payment } from '../orders/orders.public.ts'
import { recordRefund } from '../refunds/refunds.public.ts'
import { applyIntent } from './apply-intent.ts'
import { isOurPayment } from './keep-for-review.ts'

/** An event is only a hint: the payment, refund or dispute itself is read, and what it is now counts. */
export async function settleEvent(deps: OrderDeps, { about }: PaymentEvent): Promise<void> {
  if (about.kind === 'intent' && (await isOurs(deps, about))) await applyIntent(deps, await deps.payments.readIntent(about.intentId))
  else if (about.kind === 'refund' && about.intentId && (await findPayment(deps.db, about.intentId)))
    await recordRefund(deps, await deps.payments.readRefund(about.refundId))
  else if (about.kind === 'dispute' && about.intentId && (await isSettled(deps, about.intentId)))
    await lookIntoDispute(deps, about.disputeId)
  else if (about.kind === 'warning' && about.intentId && (await isSettled(deps, about.intentId)))
    await lookIntoWarning(deps, about.warningId)
}

/** The account at the provider may sell other things too. */
async function isOurs({ db }: OrderDeps, { intentId, metadata }: EventSubject & { kind: 'intent' }): Promise<boolean> {
  const checkoutId = metadata.checkout_id ?? ''
  if (isOurPayment(metadata) || (await findPayment(db, intentId))) return true
  return isUuid(checkoutId) && (await findCheckout(db, checkoutId)) !== undefined
}

/** What a bank says about money may come before the word that it was paid; then the order is made first. */
async function isSettled(deps: OrderDeps, intentId: string): Promise<boolean> {
  const known = await findPayment(deps.db, intentId)
  if (known && SETTLED.has(known.status)) return true
  try {
    await applyIntent(deps, await deps.payments.readIntent(intentId))
  } catch (error) {
    // An intent that nobody knows, neither here nor there, is none of ours.
    if (!known && error instanceof PaymentNotKnown) return false
    throw error
  }
  return (await findPayment(deps.db, intentId)) !== undefined
}

const SETTLED: ReadonlySet<Payment['status']> = new Set(['paid', 'duplicate', 'review'])
