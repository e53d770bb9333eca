import { cancelOrder } from '@shop/contract/shop/orders'
import { cancelStaffOrder } from '@shop/contract/staff/orders'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import {
  findOrderByFolio,
  folioTyped,
  type OrderDeps,
  OrderMoved,
  OrderNotFound,
  showOwnOrder,
  showStaffOrder,
} from '../orders/orders.public.ts'
import { cancelPendingOrder } from './cancel-pending-order.ts'

/** An order that nobody has paid is called off, by its customer or by staff. */
export function cancelOrderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, cancelOrder, async ({ body, customer, locale }) => {
    const order = await showOwnOrder(deps, locale, customer.id, folioTyped(body.folio))
    if (order.status === 'cancelled') return order
    if (!order.canCancel || !(await cancelPendingOrder(deps, order.checkoutId, { by: 'customer' }))) throw new OrderMoved()
    return showOwnOrder(deps, locale, customer.id, order.folio)
  })
  serve(app, cancelStaffOrder, async ({ params, body, staff, locale }) => {
    const order = await findOrderByFolio(deps.db, folioTyped(params.folio))
    if (!order) throw new OrderNotFound()
    const cancelled = await cancelPendingOrder(deps, order.checkoutId, { by: 'staff', staffId: staff.id, reason: body.reason })
    if (!cancelled) throw new OrderMoved()
    return showStaffOrder(deps, order.folio, locale)
  })
}
