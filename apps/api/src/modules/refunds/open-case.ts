import { cents } from '@shop/domain/money'
import { type RefundWay, wayBackOf } from '@shop/domain/payment-method'
import { NoPaymentProvider } from '../../problems.ts'
import { leftOf, type OrderDeps, type Payment } from '../orders/orders.public.ts'
import { insertRefund, type Refund } from './refunds.queries.ts'

type Case = {
  readonly cause: string
  readonly reason: string
  readonly staffId?: number
  readonly amount?: number
  /** It lowers the price afterwards: the pieces leave all the same. */
  readonly isAllowance?: boolean
  /** Another way than the money came: the card is gone, the till pays it out. */
  readonly way?: RefundWay
  /** The refund that failed and that this one stands for. */
  readonly insteadOf?: string
}

/**
 * Money that has to go back, by the way it came. A card's goes back through the provider by itself; OXXO and transfers have no way back,
 * so staff transfer it and note the bank's key; the counter's is given back at the counter. One cause opens one refund.
 */
export async function openCase(
  { db, jobs, payments }: OrderDeps,
  payment: Payment,
  { cause, reason, staffId, amount, way, insteadOf, isAllowance = false }: Case,
): Promise<Refund | undefined> {
  const method = way ?? wayBackOf(payment.method)
  if (method === 'provider' && payments.name === 'none') throw new NoPaymentProvider()
  const refund = await insertRefund(db, {
    paymentId: payment.id,
    cause,
    amount: cents(amount ?? leftOf(payment)),
    method,
    reason,
    isAllowance,
    ...(staffId === undefined ? {} : { staffId }),
    ...(insteadOf === undefined ? {} : { insteadOf }),
  })
  if (refund?.method === 'provider') await jobs.enqueue(db, 'make-refund', { refundId: refund.id }, { key: `refund:${refund.id}` })
  return refund
}
