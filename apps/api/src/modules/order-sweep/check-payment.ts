import { MOST_FAILURES, pauseAfterFailures, pauseByAge } from '@shop/domain/ask-again'
import { PaymentFailure, PaymentNotKnown } from '../../ports/payment-failures.ts'
import { openMoneyCase } from '../money-cases/money-cases.public.ts'
import { findOrderOf, nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { applyIntent } from '../payments/payments.public.ts'
import { type DuePayment, updateNextCheck } from './due.queries.ts'
import type { Unknown } from './unknown-payments.ts'

/** Finds out what a payment is now. Whatever goes wrong, its own next time moves. Answers it when the provider does not know it. */
export async function checkPayment(deps: OrderDeps, due: DuePayment): Promise<Unknown | undefined> {
  const { id, reference, method, createdAt, isPaidOtherwise } = due
  const now = nowOf(deps)
  try {
    // A voucher in somebody's hand cannot be called off; paid late, it is a second payment and goes back.
    const intent =
      isPaidOtherwise && method === 'card'
        ? await deps.payments.cancelIntent(reference, `payment:${id}:paid-otherwise`)
        : await deps.payments.readIntent(reference)
    await applyIntent(deps, intent)
    await updateNextCheck(deps.db, id, new Date(now.getTime() + pauseByAge(method, now.getTime() - createdAt.getTime())), 0)
    return undefined
  } catch (error) {
    return recordFailedCheck(deps, due, error)
  }
}

/** The provider was asked in vain: the pause grows, and after a while somebody looks at it. What nobody foresaw is told. */
export async function recordFailedCheck(
  deps: OrderDeps,
  { id, checkoutId, failures: before }: Pick<DuePayment, 'id' | 'checkoutId' | 'failures'>,
  error: unknown,
): Promise<Unknown | undefined> {
  const failures = before + 1
  await updateNextCheck(deps.db, id, new Date(nowOf(deps).getTime() + pauseAfterFailures(failures)), failures)
  if (error instanceof PaymentNotKnown) return { id, checkoutId, failures, isClosed: false }
  if (failures >= MOST_FAILURES) await openSilent(deps, id, checkoutId, failures)
  if (!(error instanceof PaymentFailure)) throw error
  return undefined
}

async function openSilent({ db }: OrderDeps, id: number, checkoutId: string, failures: number): Promise<void> {
  await openMoneyCase(db, {
    kind: 'payment-unknown',
    subject: `payment ${id}`,
    orderId: (await findOrderOf(db, checkoutId))?.id,
    paymentId: id,
    details: { why: 'no-answer', failures },
  })
}
