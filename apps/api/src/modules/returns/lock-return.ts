import type { OrderReturn } from '@shop/domain/return'
import type { Db } from '../../database/connect.ts'
import { findOrderOf, lockCheckout, type PlacedOrder } from '../orders/orders.public.ts'
import { ReturnNotFound } from './returns.problems.ts'
import { findReturn } from './returns.queries.ts'

/** Under the lock of its purchase, like everything that moves an order, its stock or its money. */
export async function lockReturn(db: Db, id: number): Promise<{ order: PlacedOrder; seen: OrderReturn }> {
  const known = await findReturn(db, id)
  if (!known) throw new ReturnNotFound()
  await lockCheckout(db, known.checkoutId)
  const [order, now] = [await findOrderOf(db, known.checkoutId), await findReturn(db, id)]
  if (!order || !now) throw new ReturnNotFound()
  return { order, seen: now.seen }
}
