import { type Cents, cents } from '@shop/domain/money'
import { updateBankCasesOf } from '../money-cases/money-cases.public.ts'
import { type Checkout, nowOf, type OrderDeps, type Payment, updateAccepted } from '../orders/orders.public.ts'
import { payOrder } from '../payments/payments.public.ts'
import { openCase } from '../refunds/refunds.public.ts'
import { MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import type { Settling } from './settling.ts'

/** The money that came pays the order. What is missing is forgiven; what is too much goes back. */
export async function acceptMoney(deps: OrderDeps, { checkout, payment, staffId }: Settling): Promise<void> {
  if (!checkout || !payment) throw new MoneyCaseStepNotPossible()
  const accepted: Payment = { ...payment, amount: checkout.total }
  await updateAccepted(deps.db, accepted, missingOf(checkout, payment))
  const order = await payOrder(deps, checkout, accepted, { paidAt: nowOf(deps), by: 'staff', staffId })
  await updateBankCasesOf(deps.db, payment.id, order.id)
  const surplus = payment.received - checkout.total
  // All of it goes back already when its parts are gone.
  if (surplus > 0 && !order.lacksStock)
    await openCase(deps, accepted, { cause: `surplus:${payment.id}`, reason: 'surplus', amount: surplus, staffId })
}

function missingOf({ total }: Checkout, { received }: Payment): Cents {
  return cents(Math.max(total - received, 0))
}
