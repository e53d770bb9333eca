import { openMoneyCase, settleMoneyCase } from '../money-cases/money-cases.public.ts'
import type { OrderDeps, Payment } from '../orders/orders.public.ts'
import { type Refund, sumRefunded } from './refunds.queries.ts'

type Stuck = { readonly orderId: number | undefined; readonly code: string | undefined }

/** The money is still owed, and the provider will not give it back by itself: somebody finds another way. */
export async function openRefundStuck(
  { db }: Pick<OrderDeps, 'db'>,
  { id, paymentId, amount }: Refund,
  { orderId, code }: Stuck,
): Promise<void> {
  await openMoneyCase(db, {
    kind: 'refund-stuck',
    subject: `refund ${id}`,
    orderId,
    paymentId,
    refundId: id,
    amount,
    details: { code: code ?? 'unknown' },
  })
}

/** It arrived: what was open because of it is settled. */
export async function settleGivenBack({ db }: Pick<OrderDeps, 'db'>, { id, insteadOf }: Refund, payment: Payment): Promise<void> {
  for (const refundId of [id, insteadOf])
    if (refundId) await settleMoneyCase(db, 'refund-stuck', `refund ${refundId}`, { outcome: 'given-back' })
  if (payment.status === 'duplicate' && (await sumRefunded(db, payment.id)) >= payment.received)
    await settleMoneyCase(db, 'paid-twice', `payment ${payment.id}`, { outcome: 'given-back' })
}
