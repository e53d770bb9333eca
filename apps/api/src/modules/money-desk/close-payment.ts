import { listPaymentsOf, type OrderDeps, type Payment, updateWeakStatus } from '../orders/orders.public.ts'
import { letGo } from './let-go.ts'
import { MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import type { Settling } from './settling.ts'

/** Nobody will hear of this payment any more. Its purchase ends with it, unless another way of paying is under way. */
export const closePayment = async (deps: OrderDeps, { checkout, payment, staffId, note }: Settling): Promise<void> => {
  if (!checkout || !payment) throw new MoneyCaseStepNotPossible()
  await updateWeakStatus(deps.db, payment.id, 'cancelled')
  const others = (await listPaymentsOf(deps.db, checkout.id)).filter(({ id, status }) => id !== payment.id && ALIVE.has(status))
  if (others.length === 0) await letGo(deps, checkout, { staffId, reason: note || 'payment-unknown', isPaidBack: false })
}

const ALIVE: ReadonlySet<Payment['status']> = new Set(['created', 'requires_action', 'processing', 'paid', 'review'])
