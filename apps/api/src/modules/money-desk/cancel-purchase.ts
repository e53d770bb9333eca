import {
  type Checkout,
  findOrderOf,
  lockLineStock,
  type OrderDeps,
  queueOrderMail,
  releaseHeld,
  updateCheckoutStatus,
  updateOrderStatus,
} from '../orders/orders.public.ts'

type Ended = {
  readonly staffId: number
  readonly reason: string
  /** Money of it goes back: the refund has words of its own, and "nothing was charged" would be a lie. */
  readonly isPaidBack: boolean
}

/** Under the lock of the checkout. A purchase that nothing will pay gives its pieces back; its order ends, if it waits for money. */
export async function cancelPurchase(deps: OrderDeps, checkout: Checkout, { staffId, reason, isPaidBack }: Ended): Promise<void> {
  const { db } = deps
  const order = await findOrderOf(db, checkout.id)
  if (order && order.status !== 'pending') return
  await releaseHeld(db, checkout.id, await lockLineStock(db, checkout.id))
  if (checkout.status === 'open') await updateCheckoutStatus(db, checkout.id, 'expired')
  if (!order) return
  await updateOrderStatus(db, order, 'cancelled', { by: 'staff', staffId, reason })
  if (!isPaidBack) await queueOrderMail(deps, order.id, 'cancelled')
}
