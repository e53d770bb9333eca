import * as calls from '@shop/contract/staff/orders'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { moveOrder } from './move-order.ts'
import { noteOnOrder } from './note-on-order.ts'
import type { OrderDeps } from './order-deps.ts'
import { folioTyped, showStaffOrder } from './show-staff-order.ts'
import { listStaffOrders } from './staff-orders.queries.ts'

/** What staff do with orders. Each step is recorded with who took it. */
export function ordersStaffRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, calls.listStaffOrders, async ({ query: { search = '', ...asked } }) => {
    const { page, limit } = asked
    return { ...(await listStaffOrders(deps.db, { ...asked, search })), page, limit }
  })
  serve(app, calls.showStaffOrder, ({ params, locale }) => showStaffOrder(deps, folioTyped(params.folio), locale))
  serve(app, calls.moveOrder, async ({ params, body, staff, locale }) => {
    const folio = folioTyped(params.folio)
    await moveOrder(deps, staff.id, { ...body, folio })
    return showStaffOrder(deps, folio, locale)
  })
  serve(app, calls.noteOnOrder, async ({ params, body, staff, locale }) => {
    const folio = folioTyped(params.folio)
    await noteOnOrder(deps, staff.id, { folio, text: body.text })
    return showStaffOrder(deps, folio, locale)
  })
}
