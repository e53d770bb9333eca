import { quoteAtCounter as counterCall } from '@shop/contract/staff/counter'
import * as calls from '@shop/contract/staff/quotations'
import type { FastifyInstance } from 'fastify'
import { privateFile } from '../../files.ts'
import { serve } from '../../http/serve.ts'
import { serveFile } from '../../http/serve-file.ts'
import { answerQuotation } from './answer-quotation.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { PictureNotFound } from './quotations.problems.ts'
import { countQuotations, findQuotation } from './quotations.queries.ts'
import { quoteAtCounter } from './quote-at-counter.ts'
import { listQuotations, readQuotation } from './read-quotation.ts'
import { refuseQuotation } from './refuse-quotation.ts'
import { takeQuotation } from './take-quotation.ts'

export function quotationStaffRoutes(app: FastifyInstance, deps: QuotationDeps): void {
  const { db, files, now } = deps
  serve(app, calls.listQuotations, ({ query }) => listQuotations(db, query, now()))
  serve(app, calls.getQuotationFigures, () => countQuotations(db, now()))
  serve(app, calls.getQuotation, ({ params }) => readQuotation(db, params.number, now()))
  serveFile(app, calls.getQuotationPicture, async ({ params }) => {
    const picture = (await findQuotation(db, params.number))?.picture
    const missing = () => new PictureNotFound()
    if (!picture) throw missing()
    return privateFile(files, picture, { mediaType: 'image/webp', name: `${params.number}.webp`, missing })
  })
  serve(app, calls.takeQuotation, async ({ params, staff }) => {
    await takeQuotation(deps, params.number, staff.id)
    return readQuotation(db, params.number, now())
  })
  serve(app, calls.answerQuotation, async ({ params, body, staff }) => {
    await answerQuotation(deps, { number: params.number, answer: body, staffId: staff.id }, now())
    return readQuotation(db, params.number, now())
  })
  serve(app, counterCall, ({ body, staff, locale }) => quoteAtCounter(deps, { staff, locale }, body, now()))
  serve(app, calls.refuseQuotation, async ({ params, body, staff }) => {
    await refuseQuotation(deps, { number: params.number, reason: body.reason, staffId: staff.id }, now())
    return readQuotation(db, params.number, now())
  })
}
