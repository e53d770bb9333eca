import { PaymentDeclined } from '../../ports/payment-failures.ts'
import { findPaymentById, type OrderDeps } from '../orders/orders.public.ts'
import { failRefund } from './fail-refund.ts'
import { recordRefund } from './record-refund.ts'
import { findRefund } from './refunds.queries.ts'

/** Asks the provider to give money back. The key makes it once, however often the worker tries. */
export const makeRefund = async (deps: OrderDeps, refundId: string): Promise<void> => {
  const refund = await findRefund(deps.db, refundId)
  if (refund?.method !== 'provider' || (refund.status !== 'open' && refund.status !== 'pending')) return
  const payment = await findPaymentById(deps.db, refund.paymentId)
  if (!payment || payment.provider !== deps.payments.name) return
  try {
    const told = refund.providerReference
      ? await deps.payments.readRefund(refund.providerReference)
      : await deps.payments.refund({
          intentId: payment.reference,
          amount: refund.amount,
          idempotencyKey: `ref:${refund.id}`,
          reason: refund.reason === 'duplicate' ? 'duplicate' : 'requested_by_customer',
          metadata: { reembolso_id: refund.id },
        })
    await recordRefund(deps, told)
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    await failRefund(deps, refund.id)
  }
}
