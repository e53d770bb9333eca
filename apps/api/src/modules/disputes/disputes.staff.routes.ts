import * as calls from '@shop/contract/staff/orders'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { folioTyped, type OrderDeps, showStaffOrder } from '../orders/orders.public.ts'
import { liftHold } from './lift-hold.ts'

export function disputesStaffRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, calls.liftHold, async ({ params, body, staff, locale }) => {
    const folio = folioTyped(params.folio)
    await liftHold(deps, staff.id, { folio, ...body })
    return showStaffOrder(deps, folio, locale)
  })
}
