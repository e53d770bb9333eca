import { PaymentFailure } from '../../ports/payment-failures.ts'
import { releaseCheckout, releaseHold } from '../checkout/checkout.public.ts'
import { lookIntoDispute, remindOfDisputes, takeDisputesToRead } from '../disputes/disputes.public.ts'
import {
  findOrderOf,
  findPaymentOfAttempt,
  nowOf,
  type OrderDeps,
  queueOrderMail,
  updateChecked,
  updateWeakStatus,
} from '../orders/orders.public.ts'
import { applyIntent, cancelPendingOrder } from '../payments/payments.public.ts'
import { listUnfinishedRefunds, makeRefund } from '../refunds/refunds.public.ts'
import { removeOrphans } from '../vouchers/vouchers.public.ts'
import {
  anonymiseEnded,
  hasVoucherToJudge,
  listForgottenEvents,
  listOverdueCheckouts,
  listPaymentsToCheck,
  type Overdue,
  takeOrdersToRemind,
} from './due.queries.ts'

/**
 * Every minute: finds out what lost events would have told, and ends what is past its time.
 * What goes wrong with one order keeps no other waiting; it is told when the round is over.
 */
export const sweepOrders = async (deps: OrderDeps): Promise<void> => {
  const { db, jobs, payments } = deps
  const now = nowOf(deps)
  const failures: unknown[] = []
  const each = async <Due>(due: () => Promise<readonly Due[]>, work: (one: Due) => Promise<unknown>): Promise<void> => {
    const attempt = (doing: () => Promise<unknown>) => doing().catch((error: unknown) => isSilence(error) || failures.push(error))
    await attempt(async () => {
      for (const one of await due()) await attempt(() => work(one))
    })
  }
  await each(
    () => listForgottenEvents(db, payments.name, now),
    (eventId) =>
      jobs.enqueue(db, 'settle-payment', { provider: payments.name, eventId }, { key: `payment-event:${payments.name}:${eventId}` }),
  )
  // Before anything is asked about, or it would look like a fresh try.
  await each(
    () => listOverdueCheckouts(db, now),
    (overdue) => (overdue.status === 'open' ? endOpen(deps, overdue) : endHold(deps, overdue)),
  )
  await each(
    () => listPaymentsToCheck(db, payments.name, now),
    async ({ id, reference }) => {
      await applyIntent(deps, await payments.readIntent(reference))
      await updateChecked(db, id)
    },
  )
  await each(
    () => listUnfinishedRefunds(db),
    ({ id }) => makeRefund(deps, id),
  )
  await each(
    () => takeDisputesToRead(db, payments.name, now),
    (id) => lookIntoDispute(deps, id),
  )
  await each(
    () => takeOrdersToRemind(db, now),
    (orderId) => queueOrderMail(deps, orderId, 'reminder'),
  )
  await each(
    async () => [() => remindOfDisputes(deps, now), () => anonymiseEnded(db), () => removeOrphans(deps)],
    (work) => work(),
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of this round failed: ${failures.join('; ')}`)
}

/** The provider does not answer for a payment: the next round asks again. */
const isSilence = (error: unknown): boolean => error instanceof PaymentFailure

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
