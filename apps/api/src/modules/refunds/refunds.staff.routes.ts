import { refundOrder as refundOrderCall } from '@shop/contract/staff/orders'
import * as calls from '@shop/contract/staff/refunds'
import { cents } from '@shop/domain/money'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { folioTyped, type OrderDeps, showStaffOrder } from '../orders/orders.public.ts'
import { recordPaidRefund } from './record-paid-refund.ts'
import { listRefundCases } from './refund-cases.queries.ts'
import { refundOrder } from './refund-order.ts'

export function refundsStaffRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, refundOrderCall, async ({ params, body, staff, locale }) => {
    const folio = folioTyped(params.folio)
    const { returnsStock = false, ...wanted } = body
    await refundOrder(deps, staff.id, { ...wanted, folio, returnsStock })
    return showStaffOrder(deps, folio, locale)
  })
  serve(app, calls.listRefundCases, async () => (await listRefundCases(deps.db)).map((one) => ({ ...one, amount: cents(one.amount) })))
  serve(app, calls.recordPaidRefund, async ({ params, body, staff }) => {
    await recordPaidRefund(deps, staff.id, { ...body, id: params.id })
    return {}
  })
}
