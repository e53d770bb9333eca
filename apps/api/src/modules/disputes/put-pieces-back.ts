import type { Db } from '../../database/connect.ts'
import { insertCancellation, listCancellable, lockLineStock, type PlacedOrder, putBack } from '../orders/orders.public.ts'

/** Nobody of the staff does it: the bank's decision ended the order. */
export async function putPiecesBack(db: Db, { id: orderId, checkoutId }: PlacedOrder): Promise<void> {
  const pieces = (await listCancellable(db, checkoutId)).flatMap(({ place, left }) => (left > 0 ? [{ place, qty: left }] : []))
  if (pieces.length === 0) return
  await lockLineStock(db, checkoutId)
  const whose = { orderId, checkoutId, staffId: undefined }
  await insertCancellation(db, { ...whose, pieces, reason: 'dispute-lost', refundId: undefined, shipping: 0, fate: 'stock' })
  await putBack(db, whose, pieces)
}
