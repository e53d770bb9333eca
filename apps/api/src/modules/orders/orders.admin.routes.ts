import { sellAtCounter as counterCall } from '@shop/contract/counter'
import * as calls from '@shop/contract/orders-admin'
import { readFolio } from '@shop/domain/folio'
import { cents } from '@shop/domain/money'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveFile } from '../../http/serve-file.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { acceptTransfer } from './accept-transfer.ts'
import { findStaffFacts, listAllOrders, listRefundCases } from './admin-orders.queries.ts'
import { cancelPendingOrder } from './cancel-pending-order.ts'
import { moveOrder } from './move-order.ts'
import { noteOnOrder } from './note-on-order.ts'
import { nowOf, type OrderDeps } from './order-deps.ts'
import { orderView } from './order-view.ts'
import { findRowByFolio } from './order-views.queries.ts'
import { OrderMoved, OrderNotFound } from './orders.problems.ts'
import { findOrderByFolio } from './placed-orders.queries.ts'
import { recordSpeiRefund } from './record-spei-refund.ts'
import { refundOrder } from './refund-order.ts'
import { rejectVoucher } from './reject-voucher.ts'
import { sellAtCounter } from './sell-at-counter.ts'
import { showVoucher } from './show-voucher.ts'

/** What staff do with orders. Each step is recorded with who took it. */
export const adminOrdersRoutes = (app: FastifyInstance, deps: OrderDeps): void => {
  const show = async (folio: string, locale: 'es' | 'en') => {
    const [row, policies] = await Promise.all([findRowByFolio(deps.db, folio), readPolicies(deps.db)])
    if (!row) throw new OrderNotFound()
    return { order: orderView(row, locale, policies, nowOf(deps)), version: row.version, ...(await findStaffFacts(deps.db, row.id)) }
  }
  const folioOf = (typed: string) => readFolio(typed) ?? ''

  serve(app, calls.listAllOrders, async ({ query: { search = '', ...asked } }) => {
    const { page, limit } = asked
    return { ...(await listAllOrders(deps.db, { ...asked, search })), page, limit }
  })
  serve(app, calls.showAnyOrder, ({ params, locale }) => show(folioOf(params.folio), locale))
  serve(app, calls.moveOrder, async ({ params, body, staff, locale }) => {
    await moveOrder(deps, staff.id, { ...body, folio: folioOf(params.folio) })
    return show(folioOf(params.folio), locale)
  })
  serve(app, calls.acceptTransfer, async ({ params, body, staff, locale }) => {
    await acceptTransfer(deps, staff.id, { folio: folioOf(params.folio), trackingKey: body.trackingKey })
    return show(folioOf(params.folio), locale)
  })
  serve(app, calls.rejectVoucher, async ({ params, body, staff, locale }) => {
    await rejectVoucher(deps, staff.id, { folio: folioOf(params.folio), reason: body.reason })
    return show(folioOf(params.folio), locale)
  })
  serve(app, calls.cancelAnyOrder, async ({ params, body, staff, locale }) => {
    const order = await findOrderByFolio(deps.db, folioOf(params.folio))
    if (!order) throw new OrderNotFound()
    const cancelled = await cancelPendingOrder(deps, order.checkoutId, { by: 'staff', staffId: staff.id, reason: body.reason })
    if (!cancelled) throw new OrderMoved()
    return show(order.folio, locale)
  })
  serve(app, calls.refundOrder, async ({ params, body, staff, locale }) => {
    await refundOrder(deps, staff.id, {
      folio: folioOf(params.folio),
      amount: body.amount,
      reason: body.reason,
      returnsStock: body.returnsStock ?? false,
    })
    return show(folioOf(params.folio), locale)
  })
  serve(app, calls.noteOnOrder, async ({ params, body, staff, locale }) => {
    await noteOnOrder(deps, staff.id, { folio: folioOf(params.folio), text: body.text })
    return show(folioOf(params.folio), locale)
  })
  serve(app, counterCall, async ({ body, staff, locale }) => {
    const { folio } = await sellAtCounter(deps, { staff, locale }, body)
    return show(folio, locale)
  })
  serve(app, calls.listRefundCases, async () => (await listRefundCases(deps.db)).map((one) => ({ ...one, amount: cents(one.amount) })))
  serve(app, calls.recordSpeiRefund, async ({ params, body, staff }) => {
    await recordSpeiRefund(deps, staff.id, { id: params.id, trackingKey: body.trackingKey })
    return {}
  })
  serveFile(app, calls.readAnyVoucher, ({ params }) => showVoucher(deps, params.id))
}
