import { lockLineStock, type OrderDeps, releaseHeld, updateCheckoutStatus } from '../orders/orders.public.ts'
import type { Settling } from './settling.ts'

/** Nothing is done with the money here: the note says why. A purchase without an order ends; an order goes on waiting for its own. */
export const leaveMoney = async ({ db }: OrderDeps, { checkout }: Settling): Promise<void> => {
  if (checkout?.status !== 'open') return
  await releaseHeld(db, checkout.id, await lockLineStock(db, checkout.id))
  await updateCheckoutStatus(db, checkout.id, 'expired')
}
