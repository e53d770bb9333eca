import type { OrderDeps } from '../orders/orders.public.ts'
import { isPayableOtherwise } from './is-payable-otherwise.ts'
import { letGo } from './let-go.ts'
import type { Settling } from './settling.ts'

/** Nothing is done with the money here: the note says why. What nothing else will pay ends; an order that another payment may pay goes on waiting. */
export async function leaveMoney(deps: OrderDeps, { row, checkout, payment, staffId }: Settling): Promise<void> {
  if (!checkout || !payment || (await isPayableOtherwise(deps, checkout, payment))) return
  // Money did come, so nobody is told that nothing was charged.
  await letGo(deps, checkout, { staffId, reason: row.kind, isPaidBack: true })
}
