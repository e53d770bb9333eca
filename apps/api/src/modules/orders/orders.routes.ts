import * as calls from '@shop/contract/shop/orders'
import { listUsedAddresses as listUsedAddressesCall } from '@shop/contract/shop/own-addresses'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { OrderDeps } from './order-deps.ts'
import { listOwnOrders, showOwnOrder } from './show-order.ts'
import { listUsedAddresses } from './used-addresses.queries.ts'

export function ordersRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, calls.listOrders, ({ query, customer, locale }) => listOwnOrders(deps, locale, customer.id, query))
  serve(app, calls.findOrder, ({ query, customer, locale }) => showOwnOrder(deps, locale, customer.id, query.folio))
  serve(app, listUsedAddressesCall, ({ customer }) => listUsedAddresses(deps.db, customer.id))
}
