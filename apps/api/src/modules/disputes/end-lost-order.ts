import { leftOf, type OrderDeps, type Payment, type PlacedOrder, updateOrderStatus } from '../orders/orders.public.ts'
import { sumLost } from './disputes.queries.ts'
import { putPiecesBack } from './put-pieces-back.ts'

/**
 * The bank has given the customer the money back. An order of which nothing has left the house ends with it, and its pieces can be sold
 * again; what was shipped is a loss, and what was disputed in part stays with a person.
 */
export async function endLostOrder({ db }: OrderDeps, order: PlacedOrder, payment: Payment): Promise<void> {
  const isInHouse = order.status === 'paid' || order.status === 'processing'
  if (!isInHouse || payment.status !== 'paid') return
  if ((await sumLost(db, payment.id)) < leftOf(payment)) return
  await putPiecesBack(db, order)
  const ended = await updateOrderStatus(db, order, 'refunded', { by: 'provider', reason: 'dispute-lost' })
  if (!ended) throw new Error(`Order ${order.folio} moved while its purchase was locked`)
}
