import { PaymentFailure } from '../../ports/payment-failures.ts'
import { applyIntent } from './apply-intent.ts'
import { cancelPendingOrder } from './cancel-pending-order.ts'
import {
  anonymiseEnded,
  hasVoucherToJudge,
  listForgottenEvents,
  listOverdueCheckouts,
  listPaymentsToCheck,
  type Overdue,
  takeOrdersToRemind,
} from './due.queries.ts'
import { makeRefund } from './make-refund.ts'
import { nowOf, type OrderDeps } from './order-deps.ts'
import { findPaymentOfAttempt, updateChecked, updateWeakStatus } from './order-payments.queries.ts'
import { findOrderOf } from './placed-orders.queries.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { listUnfinishedRefunds } from './refunds.queries.ts'
import { releaseCheckout, releaseHold } from './release-checkout.ts'
import { removeOrphans } from './remove-orphans.ts'

/** Every minute: finds out what lost events would have told, and ends what is past its time. */
export const sweepOrders = async (deps: OrderDeps): Promise<void> => {
  const { db, jobs, payments } = deps
  const now = nowOf(deps)
  for (const eventId of await listForgottenEvents(db, payments.name, now))
    await jobs.enqueue(db, 'settle-payment', { provider: payments.name, eventId }, { key: `payment-event:${payments.name}:${eventId}` })
  // First, or what is asked about next would look like a fresh try.
  for (const overdue of await listOverdueCheckouts(db, now))
    await unlessSilent(() => (overdue.status === 'open' ? endOpen(deps, overdue) : endHold(deps, overdue)))
  for (const { id, reference } of await listPaymentsToCheck(db, payments.name, now))
    await unlessSilent(async () => {
      await applyIntent(deps, await payments.readIntent(reference))
      await updateChecked(db, id)
    })
  for (const refund of await listUnfinishedRefunds(db)) await unlessSilent(() => makeRefund(deps, refund.id))
  for (const orderId of await takeOrdersToRemind(db, now)) await queueOrderMail(deps, orderId, 'reminder')
  await anonymiseEnded(db)
  await removeOrphans(deps)
}

/** A card's parts are free once the provider says that it can no longer be paid; never by the clock alone. */
const endOpen = async (deps: OrderDeps, { id, attempt }: Overdue): Promise<void> => {
  const payment = await findPaymentOfAttempt(deps.db, id, attempt)
  if (payment && payment.provider === deps.payments.name) {
    const intent = await deps.payments.cancelIntent(payment.reference, `co:${id}:cancel:${attempt}`)
    await applyIntent(deps, intent)
    if (intent.state.kind !== 'canceled') return
  } else if (payment) await updateWeakStatus(deps.db, payment.id, 'cancelled')
  await releaseCheckout(deps, id)
}

/** A transfer that did not come ends its order, unless a voucher was sent. A paper voucher may have been paid: only its parts are let go. */
const endHold = async (deps: OrderDeps, { id }: Overdue): Promise<void> => {
  const order = await findOrderOf(deps.db, id)
  if (order?.status !== 'pending') return
  if (order.paymentMethod !== 'transfer') return releaseHold(deps, id)
  if (await hasVoucherToJudge(deps.db, order.id)) return
  await cancelPendingOrder(deps, id, { by: 'clock', reason: 'transfer-missing' })
}

/** One payment that the provider does not answer for must not keep the others waiting: the next round asks again. */
const unlessSilent = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
  }
}
