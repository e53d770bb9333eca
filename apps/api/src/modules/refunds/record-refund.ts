import { isUuid } from '../../database/is-uuid.ts'
import { transactional } from '../../database/transactional.ts'
import type { Refund as ProviderRefund } from '../../ports/payment-provider.ts'
import { openMoneyCase } from '../money-cases/money-cases.public.ts'
import {
  findOrderOf,
  findPayment,
  findPaymentById,
  insertOrderEvent,
  lockCheckout,
  type Move,
  type OrderDeps,
  type Payment,
  queueOrderMail,
  updateOrderStatus,
} from '../orders/orders.public.ts'
import { openRefundStuck, settleGivenBack } from './refund-stuck.ts'
import {
  findRefundByReference,
  insertRefund,
  lockRefund,
  type Refund,
  type RefundDetails,
  sumRefunded,
  updateRefund,
} from './refunds.queries.ts'
import { tellWithoutOrder } from './tell-without-order.ts'

/** What the provider says about a refund: one of ours, or one that somebody made on its own pages. True when that is a new case for a person. */
export const recordRefund = transactional(async (deps: OrderDeps, told: ProviderRefund): Promise<boolean> => {
  const { db } = deps
  const payment = told.intentId === undefined ? undefined : await findPayment(db, told.intentId)
  if (!payment) return false
  await lockCheckout(db, payment.checkoutId)
  const ownId = told.metadata.reembolso_id
  const known = (await findRefundByReference(db, told.id)) ?? (ownId && isUuid(ownId) ? await lockRefund(db, ownId) : undefined)
  const refund =
    known ??
    (await insertRefund(db, {
      paymentId: payment.id,
      cause: `provider:${told.id}`,
      amount: told.amount,
      method: 'provider',
      reason: 'made-at-provider',
      status: 'pending',
      providerReference: told.id,
    }))
  if (!refund) return false
  if (refund.status === 'failed' && told.status === 'succeeded') return doubtRefund(deps, refund, payment, told.id)
  const { id: providerReference, failureReason, pendingReason } = told
  await concludeRefund(deps, refund, payment, statusOf(told), { by: 'provider' }, { providerReference, failureCode: failureReason })
  // The shop's balance is too low: the provider waits for it to be topped up, and gives up after a while.
  if (statusOf(told) === 'pending' && pendingReason === 'insufficient_funds')
    await openRefundStuck(deps, refund, { orderId: (await findOrderOf(db, payment.checkoutId))?.id, code: pendingReason })
  return false
})

/** Under the lock of its checkout. All of the money given back means that the order is refunded. */
export async function concludeRefund(
  deps: OrderDeps,
  refund: Refund,
  payment: Payment,
  status: Refund['status'],
  move: Move,
  details: RefundDetails,
): Promise<void> {
  const { db } = deps
  if (refund.status === status && refund.providerReference === details.providerReference) return
  // What failed is over; the next try is another refund.
  if (refund.status === 'failed') return
  await updateRefund(db, refund, status, details)
  const order = await findOrderOf(db, payment.checkoutId)
  if (status === 'failed') await openRefundStuck(deps, refund, { orderId: order?.id, code: details.failureCode })
  if (status === 'succeeded') await settleGivenBack(deps, refund, payment)
  if (!order && status === 'succeeded' && refund.status !== 'succeeded') await tellWithoutOrder(deps, refund, payment)
  if (!order) return
  if (status === 'failed') await insertOrderEvent(db, order.id, 'refund-failed', move)
  if (status !== 'succeeded' || refund.status === 'succeeded') return
  const paid = await findPaymentById(db, payment.id)
  const isWhole = paid?.status === 'paid' && (await sumRefunded(db, payment.id)) === paid.received
  if (isWhole && order.status !== 'refunded') await updateOrderStatus(db, order, 'refunded', move)
  await queueOrderMail(deps, order.id, 'refunded', refund.id)
}

/** It failed, so its money went back another way or is about to: given back after all, it may be given twice. */
async function doubtRefund({ db }: OrderDeps, refund: Refund, payment: Payment, told: string): Promise<boolean> {
  const opened = await openMoneyCase(db, {
    kind: 'refund-differs',
    subject: `refund ${told}`,
    orderId: (await findOrderOf(db, payment.checkoutId))?.id,
    paymentId: payment.id,
    refundId: refund.id,
    amount: refund.amount,
    details: { refund: told, status: 'succeeded', bookedStatus: 'failed', bookedAmount: refund.amount },
  })
  return opened !== undefined
}

function statusOf({ status }: ProviderRefund): Refund['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
