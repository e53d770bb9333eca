import { lookIntoDispute, remindOfDisputes, takeDisputesToRead } from '../disputes/disputes.public.ts'
import { nowOf, type OrderDeps, queueOrderMail } from '../orders/orders.public.ts'
import { listUnfinishedRefunds, makeRefund } from '../refunds/refunds.public.ts'
import { removeOrphans } from '../vouchers/vouchers.public.ts'
import { checkPayment } from './check-payment.ts'
import { anonymiseEnded, listForgottenEvents, listOverdueCheckouts, listPaymentsToCheck, takeOrdersToRemind } from './due.queries.ts'
import { endHold } from './end-holds.ts'
import { BACKGROUND_PACE, type Pace } from './pace.ts'
import { reportUnknown, type Unknown } from './unknown-payments.ts'

/** The next round begins after a minute; what this one does not reach comes first then. */
const LONGEST_ROUND_MS = 45_000

/**
 * Every minute: finds out what lost events would have told, and ends what is past its time.
 * What goes wrong with one order keeps no other waiting; it is told when the round is over.
 */
export async function sweepOrders(deps: OrderDeps, pace: Pace = BACKGROUND_PACE): Promise<void> {
  const { db, jobs, payments } = deps
  const now = nowOf(deps)
  const begun = performance.now()
  const isLate = () => performance.now() - begun > LONGEST_ROUND_MS
  const failures: unknown[] = []
  const attempt = (doing: () => Promise<unknown>) => doing().catch((error: unknown) => failures.push(error))
  const each = <Due>(due: () => Promise<readonly Due[]>, work: (one: Due) => Promise<unknown>) =>
    attempt(async () => {
      for (const one of await due()) await attempt(() => work(one))
    })
  /** Work that asks the provider: at its pace, and as much as a round has time for. */
  const eachAsking = <Due>(due: () => Promise<readonly Due[]>, work: (one: Due) => Promise<unknown>) =>
    each(due, async (one) => {
      if (isLate()) return
      await pace()
      await work(one)
    })
  const unknown: Unknown[] = []
  const hear = (one: Unknown | undefined) => one && unknown.push(one)

  await each(
    () => listForgottenEvents(db, payments.name, now),
    (eventId) =>
      jobs.enqueue(db, 'settle-payment', { provider: payments.name, eventId }, { key: `payment-event:${payments.name}:${eventId}` }),
  )
  // Before anything is asked about, or it would look like a fresh try.
  await eachAsking(
    () => listOverdueCheckouts(db, now),
    async (overdue) => hear(await endHold(deps, overdue)),
  )
  await eachAsking(
    () => listPaymentsToCheck(db, payments.name, now),
    async (due) => hear(await checkPayment(deps, due)),
  )
  await attempt(() => reportUnknown(deps, unknown))
  await eachAsking(
    () => listUnfinishedRefunds(db, payments.name, now),
    ({ id }) => makeRefund(deps, id),
  )
  await eachAsking(
    // Given out once a day: a round without time takes none.
    async () => (isLate() ? [] : takeDisputesToRead(db, payments.name, now)),
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
