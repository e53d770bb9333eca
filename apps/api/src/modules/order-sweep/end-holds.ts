import { pauseByAge } from '@shop/domain/ask-again'
import { PaymentNotKnown } from '../../ports/payment-failures.ts'
import { releaseCheckout, releaseHold } from '../checkout/checkout.public.ts'
import { isInReview } from '../money-cases/money-cases.public.ts'
import { findOrderOf, findPaymentOfAttempt, nowOf, type OrderDeps, type Payment, updateWeakStatus } from '../orders/orders.public.ts'
import { applyIntent, cancelPendingOrder } from '../payments/payments.public.ts'
import { recordFailedCheck } from './check-payment.ts'
import { hasPartOfMoney, hasVoucherToJudge, type Overdue, updateNextCheck } from './due.queries.ts'
import type { Unknown } from './unknown-payments.ts'

/** The parts of a purchase were put aside until now. */
export function endHold(deps: OrderDeps, overdue: Overdue): Promise<Unknown | undefined> {
  return overdue.status === 'open' ? endOpen(deps, overdue) : endPlaced(deps, overdue)
}

/** A card's parts are free once the provider says that it can no longer be paid, or does not know it; never by the clock alone. */
async function endOpen(deps: OrderDeps, { id, attempt }: Overdue): Promise<Unknown | undefined> {
  const payment = await findPaymentOfAttempt(deps.db, id, attempt)
  const isToEnd = payment?.provider === deps.payments.name && payment.status !== 'review' && payment.status !== 'cancelled'
  const ended = isToEnd ? await endAtProvider(deps, payment) : 'ended'
  if (ended === 'goes-on') return undefined
  // Money that somebody looks at is not called off: only its parts were kept for long enough.
  if (payment) await updateWeakStatus(deps.db, payment.id, 'cancelled')
  await releaseCheckout(deps, id)
  return ended === 'ended' ? undefined : ended
}

async function endAtProvider(deps: OrderDeps, payment: Payment): Promise<'ended' | 'goes-on' | Unknown> {
  const { id, checkoutId, attempt, reference, createdAt, failures } = payment
  try {
    const intent = await deps.payments.cancelIntent(reference, `co:${checkoutId}:cancel:${attempt}`)
    await applyIntent(deps, intent)
    if (intent.state.kind === 'canceled') return 'ended'
    const now = nowOf(deps).getTime()
    await updateNextCheck(deps.db, id, new Date(now + pauseByAge('card', now - createdAt.getTime())), 0)
  } catch (error) {
    if (error instanceof PaymentNotKnown) return { id, checkoutId, failures: failures + 1, isClosed: true }
    await recordFailedCheck(deps, payment, error)
  }
  return 'goes-on'
}

/** A transfer that did not come ends its order, unless a voucher or a part of it came. A paper voucher may have been paid: only its parts are let go. */
async function endPlaced(deps: OrderDeps, { id }: Overdue): Promise<undefined> {
  const order = await findOrderOf(deps.db, id)
  if (order?.status !== 'pending') return
  if (order.paymentMethod !== 'transfer' || (await hasPartOfMoney(deps.db, id)) || (await isInReview(deps.db, id)))
    return void (await releaseHold(deps, id))
  if (await hasVoucherToJudge(deps.db, order.id)) return
  await cancelPendingOrder(deps, id, { by: 'clock', reason: 'transfer-missing' })
}
