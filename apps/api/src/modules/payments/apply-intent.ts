import { cardHoldAfterTry } from '@shop/domain/payment-method'
import type { PaymentIntent } from '../../ports/payment-provider.ts'
import {
  extendHold,
  findCheckout,
  findOrderOf,
  findPayment,
  listPaymentsOf,
  nowOf,
  type OrderDeps,
  type Payment,
  type PlacedOrder,
  updateWeakStatus,
} from '../orders/orders.public.ts'
import { cancelPendingOrder } from './cancel-pending-order.ts'
import { placePendingOrder } from './place-pending-order.ts'
import { settlePayment } from './settle-payment.ts'

/** Draws the consequences of what a payment is now. Whoever asks, in whatever order and however often: the outcome is the same. */
export async function applyIntent(deps: OrderDeps, intent: PaymentIntent): Promise<PlacedOrder | undefined> {
  const { state } = intent
  if (state.kind === 'succeeded') return settlePayment(deps, { ...intent, state })
  const payment = await findPayment(deps.db, intent.id)
  if (!payment || payment.provider !== deps.payments.name) return undefined
  if (state.kind === 'requires_action' && state.voucher) return placePendingOrder(deps, intent.id)
  if (state.kind === 'processing') await updateWeakStatus(deps.db, payment.id, 'processing')
  else if (state.kind === 'requires_action') await tryGoesOn(deps, payment, 'requires_action')
  else if (state.kind === 'canceled') await updateWeakStatus(deps.db, payment.id, 'cancelled')
  else await tryFailed(deps, payment, state.failure)
  return findOrderOf(deps.db, payment.checkoutId)
}

type Failure = (PaymentIntent['state'] & { kind: 'requires_payment_method' })['failure']

/** A declined card can be tried again; a voucher that failed is the end of its order, unless another payment is under way. */
async function tryFailed(deps: OrderDeps, payment: Payment, failure: Failure): Promise<void> {
  if (payment.method === 'card') {
    if (failure) await tryGoesOn(deps, payment, 'created', failure)
    return
  }
  await updateWeakStatus(deps.db, payment.id, 'failed', failure)
  const others = await listPaymentsOf(deps.db, payment.checkoutId)
  const isStillPayable = others.some(({ id, status }) => id !== payment.id && OPEN.has(status))
  if (!isStillPayable) await cancelPendingOrder(deps, payment.checkoutId, { by: 'provider', reason: 'voucher-unpaid' })
}

const OPEN: ReadonlySet<Payment['status']> = new Set(['created', 'requires_action', 'processing', 'paid', 'review'])

/** Every try gives the shopper some minutes more. */
async function tryGoesOn(deps: OrderDeps, payment: Payment, status: 'created' | 'requires_action', failure?: Failure): Promise<void> {
  const isNews = payment.status !== status || JSON.stringify(payment.failure ?? null) !== JSON.stringify(failure ?? null)
  if (!isNews) return
  await updateWeakStatus(deps.db, payment.id, status, failure)
  const checkout = await findCheckout(deps.db, payment.checkoutId)
  if (checkout?.status === 'open') await extendHold(deps.db, checkout.id, cardHoldAfterTry(checkout.heldUntil, nowOf(deps)))
}
