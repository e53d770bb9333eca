import { listCarriers as listCarriersCall } from '@shop/contract/shop/carriers'
import { placeOrder as placeOrderCall } from '@shop/contract/shop/place-order'
import { sellAtCounter as sellAtCounterCall } from '@shop/contract/staff/counter'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { nowOf, type OrderDeps, showOrder, showStaffOrder } from '../orders/orders.public.ts'
import { listCarriers } from './list-carriers.ts'
import { placeOrder } from './place-order.ts'
import { sellAtCounter } from './sell-at-counter.ts'

/** A purchase becomes an order: in the shop, or at the counter. */
export function placeOrderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, listCarriersCall, ({ query, locale }) => listCarriers(deps.db, locale, query, nowOf(deps)))
  serve(app, placeOrderCall, async ({ body, customer, locale, key }) => {
    const outcome = await placeOrder(deps, { customerId: customer.id, locale, key }, body)
    return 'undecided' in outcome ? outcome : { order: await showOrder(deps, locale, outcome.order.id) }
  })
  serve(app, sellAtCounterCall, async ({ body, staff, locale }) => {
    const { folio } = await sellAtCounter(deps, { staff, locale }, body)
    return showStaffOrder(deps, folio, locale)
  })
}
