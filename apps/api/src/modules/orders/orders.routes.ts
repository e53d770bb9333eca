import { listCarriers as listCarriersCall } from '@shop/contract/carriers'
import * as calls from '@shop/contract/orders'
import { placeOrder as placeOrderCall } from '@shop/contract/place-order'
import { readFolio } from '@shop/domain/folio'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveFile } from '../../http/serve-file.ts'
import { cancelPendingOrder } from './cancel-pending-order.ts'
import { listCarriers } from './list-carriers.ts'
import type { OrderDeps } from './order-deps.ts'
import { OrderMoved } from './orders.problems.ts'
import { placeOrder } from './place-order.ts'
import { listOwnOrders, showOrder, showOwnOrder } from './show-order.ts'
import { showOwnVoucher } from './show-voucher.ts'
import { uploadVoucher } from './upload-voucher.ts'

export const ordersRoutes = (app: FastifyInstance, deps: OrderDeps): void => {
  serve(app, listCarriersCall, ({ query, locale }) => listCarriers(deps.db, locale, query))
  serve(app, placeOrderCall, async ({ body, customer, locale, key }) => {
    const outcome = await placeOrder(deps, { customerId: customer.id, locale, key }, body)
    return 'undecided' in outcome ? outcome : { order: await showOrder(deps, locale, outcome.order.id) }
  })
  serve(app, calls.listOrders, ({ query, customer, locale }) => listOwnOrders(deps, locale, customer.id, query))
  serve(app, calls.findOrder, ({ query, customer, locale }) => showOwnOrder(deps, locale, customer.id, query.folio))
  serve(app, calls.cancelOrder, async ({ body, customer, locale }) => {
    const order = await showOwnOrder(deps, locale, customer.id, readFolio(body.folio) ?? '')
    if (order.status === 'cancelled') return order
    if (!order.canCancel || !(await cancelPendingOrder(deps, order.checkoutId, { by: 'customer' }))) throw new OrderMoved()
    return showOwnOrder(deps, locale, customer.id, order.folio)
  })
  serveFile(app, calls.readVoucher, ({ params, customer }) => showOwnVoucher(deps, customer.id, params.id))
  serve(app, calls.uploadVoucher, async ({ body, customer, locale, file }) => {
    const { id } = await uploadVoucher(deps, customer.id, body, file)
    return showOrder(deps, locale, id)
  })
}
