import type { CheckoutState } from '@shop/domain/checkout'
import { isUuid } from '../../database/is-uuid.ts'
import { isInReview } from '../money-cases/money-cases.public.ts'
import { findCheckout, findOrderOf, findPaymentOfAttempt, type OrderDeps } from '../orders/orders.public.ts'
import { applyIntent } from '../payments/payments.public.ts'
import { CheckoutNotFound } from './checkout.problems.ts'

/** What became of a purchase. While it is not decided the provider is asked: an event may have been lost. */
export async function checkOnCheckout(deps: OrderDeps, customerId: number, id: string): Promise<CheckoutState> {
  const checkout = isUuid(id) ? await findCheckout(deps.db, id) : undefined
  if (checkout?.customerId !== customerId) throw new CheckoutNotFound()
  const answer = (progress: CheckoutState['progress'], more: Partial<CheckoutState> = {}): CheckoutState => ({
    id: checkout.id,
    progress,
    folio: undefined,
    failure: undefined,
    ...more,
  })
  const before = checkout.status === 'placed' ? await findOrderOf(deps.db, checkout.id) : undefined
  if (before && before.status !== 'pending') return answer('placed', { folio: before.folio })
  if (await isInReview(deps.db, checkout.id)) return answer('in-review', { folio: before?.folio })
  const payment = await findPaymentOfAttempt(deps.db, checkout.id, checkout.attempt)
  if (payment?.provider !== deps.payments.name) return before ? answer('placed', { folio: before.folio }) : answer(checkout.status)
  const intent = await deps.payments.readIntent(payment.reference)
  const order = (await applyIntent(deps, intent)) ?? before
  if (await isInReview(deps.db, checkout.id)) return answer('in-review', { folio: order?.folio })
  if (order) return answer('placed', { folio: order.folio })
  if (intent.state.kind === 'processing') return answer('processing')
  return answer(checkout.status, intent.state.kind === 'requires_payment_method' ? { failure: intent.state.failure } : {})
}
