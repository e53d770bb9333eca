import * as calls from '@shop/contract/shop/quotations'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { readOffer } from './read-offer.ts'
import { requestQuotation } from './request-quotation.ts'

export const quotationRoutes = (app: FastifyInstance, deps: QuotationDeps): void => {
  serve(app, calls.requestQuotation, ({ body, file, locale, network }) =>
    requestQuotation(deps, { request: body, picture: file, locale, network }),
  )
  serve(app, calls.getOffer, ({ params, locale }) => readOffer(deps.db, locale, params.token))
}
