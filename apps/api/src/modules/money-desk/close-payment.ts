import { type OrderDeps, updateWeakStatus } from '../orders/orders.public.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import { hasOtherOpenPayment } from './has-other-open-payment.ts'
import { MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import type { Settling } from './settling.ts'

/** Nobody will hear of this payment any more. Its purchase ends with it, unless another way of paying is under way. */
export async function closePayment(deps: OrderDeps, { row, checkout, payment, staffId }: Settling): Promise<void> {
  if (!checkout || !payment) throw new MoneyCaseStepNotPossible()
  await updateWeakStatus(deps.db, payment.id, 'cancelled')
  if (!(await hasOtherOpenPayment(deps, checkout, payment)))
    await cancelPurchase(deps, checkout, { staffId, reason: row.kind, isPaidBack: false })
}
