import { leftOf, nowOf, type OrderDeps, type Payment, updateDecided } from '../orders/orders.public.ts'
import { assertNotWithBank, openCase } from '../refunds/refunds.public.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import { MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import type { Settling } from './settling.ts'

/** All of it goes back, or what came too much; by the way it came. */
export async function refundCase(deps: OrderDeps, { row, checkout, payment, staffId }: Settling): Promise<void> {
  if (!checkout || !payment) throw new MoneyCaseStepNotPossible()
  await assertNotWithBank(deps.db, payment)
  if (row.kind === 'transfer-above') {
    await refund(deps, payment, { cause: `surplus:${payment.id}`, reason: 'surplus', amount: row.amount_cents ?? 0, staffId })
    return
  }
  // A part of a transfer has paid nothing: from now on it is money that goes back.
  if (payment.status !== 'review') await updateDecided(deps.db, payment.id, 'review', nowOf(deps))
  await refund(deps, payment, { cause: `review:${payment.id}`, reason: row.kind, amount: leftOf(payment), staffId })
  await cancelPurchase(deps, checkout, { staffId, reason: row.kind, isPaidBack: true })
}

async function refund(deps: OrderDeps, payment: Payment, opened: Parameters<typeof openCase>[2]): Promise<void> {
  if (!(await openCase(deps, payment, opened))) throw new MoneyCaseStepNotPossible()
}
