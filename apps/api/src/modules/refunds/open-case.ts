import { cents } from '@shop/domain/money'
import type { OrderDeps, Payment } from '../orders/orders.public.ts'
import { insertRefund, type Refund } from './refunds.queries.ts'

type Case = { readonly cause: string; readonly reason: string; readonly staffId?: number; readonly amount?: number }

/**
 * Money that has to go back. A card's goes back through the provider by itself; OXXO and transfers have no way back,
 * so staff transfer it and note the bank's key. One cause opens one refund.
 */
export const openCase = async (
  { db, jobs }: OrderDeps,
  payment: Payment,
  { cause, reason, staffId, amount }: Case,
): Promise<Refund | undefined> => {
  const refund = await insertRefund(db, {
    paymentId: payment.id,
    cause,
    amount: cents(amount ?? payment.amount - payment.refunded),
    method: payment.method === 'card' ? 'provider' : 'spei',
    reason,
    ...(staffId === undefined ? {} : { staffId }),
  })
  if (refund?.method === 'provider') await jobs.enqueue(db, 'make-refund', { refundId: refund.id }, { key: `refund:${refund.id}` })
  return refund
}
