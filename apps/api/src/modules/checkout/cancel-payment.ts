import { PaymentFailure, PaymentNotKnown } from '../../ports/payment-failures.ts'
import type { PaymentIntent } from '../../ports/payment-provider.ts'
import { isInReview } from '../money-cases/money-cases.public.ts'
import { type Checkout, findPaymentOfAttempt, type OrderDeps, type Payment, updateWeakStatus } from '../orders/orders.public.ts'
import { applyIntent, PaymentNotConnected } from '../payments/payments.public.ts'
import { PaymentBeingDecided, PaymentInReview } from './checkout.problems.ts'

/**
 * Calls the payment of an earlier cart off. The provider is told once; when it does not let go, what it says is the answer.
 * Placed when the payment made an order after all.
 */
export async function cancelPayment(deps: OrderDeps, { id, attempt }: Checkout): Promise<'called-off' | 'placed'> {
  const payment = await findPaymentOfAttempt(deps.db, id, attempt)
  if (!payment) return 'called-off'
  if (payment.status === 'review') throw new PaymentInReview()
  const intent = payment.provider === deps.payments.name ? await cancelled(deps, payment, `co:${id}:cancel:${attempt}`) : undefined
  if (!intent || intent.state.kind === 'canceled') {
    await updateWeakStatus(deps.db, payment.id, 'cancelled')
    return 'called-off'
  }
  if (await applyIntent(deps, intent)) return 'placed'
  if (await isInReview(deps.db, id)) throw new PaymentInReview()
  // A try that failed leaves nothing to be paid but what the next cart opens.
  if (intent.state.kind === 'requires_payment_method') return 'called-off'
  throw new PaymentBeingDecided()
}

/** Undefined when the provider does not know it: then nobody can pay it. */
async function cancelled({ payments }: OrderDeps, { reference }: Payment, key: string): Promise<PaymentIntent | undefined> {
  try {
    return await payments.cancelIntent(reference, key)
  } catch (error) {
    if (error instanceof PaymentNotKnown) return undefined
    throw error instanceof PaymentFailure ? new PaymentNotConnected('the earlier payment could not be called off', { cause: error }) : error
  }
}
