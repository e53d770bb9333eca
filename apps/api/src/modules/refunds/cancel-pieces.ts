import type { Pieces } from '@shop/domain/cancellation'
import {
  insertCancellation,
  insertOrderEvent,
  listCancellable,
  lockLineStock,
  type OrderDeps,
  type PlacedOrder,
  putBack,
  queueOrderMail,
} from '../orders/orders.public.ts'

type Cancelled = {
  readonly pieces: readonly Pieces[]
  readonly shipping: number
  readonly reason: string
  readonly staffId: number
  readonly refundId: string | undefined
  readonly fate: 'stock' | 'gone'
}

/** Under the lock of the checkout: pieces are cancelled beside their frozen lines, go back to the shelf or not, and the customer is told. */
export async function cancelPieces(deps: OrderDeps, { id, checkoutId }: PlacedOrder, cancelled: Cancelled): Promise<string> {
  const { db } = deps
  const { pieces, staffId, fate } = cancelled
  if (pieces.length === 0) return ''
  const names = new Map((await listCancellable(db, checkoutId)).map(({ place, partNumber }) => [place, partNumber]))
  await lockLineStock(db, checkoutId)
  const cancellationId = await insertCancellation(db, { ...cancelled, orderId: id, checkoutId })
  if (fate === 'stock') await putBack(db, { checkoutId, orderId: id, staffId }, pieces)
  const lines = pieces.map(({ place, qty }) => `${qty} × ${names.get(place)}`).join(', ')
  await insertOrderEvent(db, id, 'pieces-cancelled', { by: 'staff', staffId, reason: lines })
  await queueOrderMail(deps, id, 'pieces-cancelled', String(cancellationId))
  return lines
}
