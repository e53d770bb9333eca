import type { OrderDeps } from '../orders/orders.public.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import { hasOtherOpenPayment } from './has-other-open-payment.ts'
import type { Settling } from './settling.ts'

/** Nothing is done with the money here: the note says why. What nothing else will pay ends; an order that another payment may pay goes on waiting. */
export async function closeCaseWithoutRefund(deps: OrderDeps, { row, checkout, payment, staffId }: Settling): Promise<void> {
  if (!checkout || !payment || (await hasOtherOpenPayment(deps, checkout, payment))) return
  // Money did come, so nobody is told that nothing was charged.
  await cancelPurchase(deps, checkout, { staffId, reason: row.kind, isPaidBack: true })
}
