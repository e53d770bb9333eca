import * as calls from '@shop/contract/staff/returns'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveFile } from '../../http/serve-file.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { readReturnPhoto } from './add-return-photo.ts'
import { closeFitmentReview } from './close-fitment-review.ts'
import { approveReturn, refuseReturn } from './decide-return.ts'
import { listFitmentReviews } from './fitment-reviews.queries.ts'
import { receiveReturn } from './receive-return.ts'
import { listReturns } from './returns.queries.ts'
import { showReturn } from './show-returns.ts'

/** What staff do with returns. Each step is recorded with who took it. */
export function returnsStaffRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, calls.listReturns, async ({ query }) => {
    const { rows, total } = await listReturns(deps.db, query)
    return { items: rows.map((row) => ({ ...row, id: String(row.id) })), total, page: query.page, limit: query.limit }
  })
  serve(app, calls.showReturn, ({ params }) => showReturn(deps, Number(params.id)))
  serve(app, calls.approveReturn, async ({ params, body, staff }) => {
    const id = Number(params.id)
    await approveReturn(deps, staff.id, { id, answer: body.answer ?? '' })
    return showReturn(deps, id)
  })
  serve(app, calls.refuseReturn, async ({ params, body, staff }) => {
    const id = Number(params.id)
    await refuseReturn(deps, staff.id, { id, answer: body.answer })
    return showReturn(deps, id)
  })
  serve(app, calls.receiveReturn, async ({ params, body, staff }) => {
    const id = Number(params.id)
    await receiveReturn(deps, staff.id, { id, fates: body.fates })
    return showReturn(deps, id)
  })
  serveFile(app, calls.readReturnPhoto, ({ params }) => readReturnPhoto(deps, Number(params.id), params.photo))
  serve(app, calls.listFitmentReviews, ({ locale }) => listFitmentReviews(deps.db, locale))
  serve(app, calls.closeFitmentReview, async ({ params, staff, locale }) => {
    await closeFitmentReview(deps, staff.id, Number(params.id))
    return listFitmentReviews(deps.db, locale)
  })
}
