import * as calls from '@shop/contract/shop/quotations'
import type { FastifyInstance } from 'fastify'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import { serve } from '../../http/serve.ts'
import { catalogueDeps } from '../catalogue/catalogue.public.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { readOffer } from './read-offer.ts'
import { requestQuotation } from './request-quotation.ts'

export const quotationRoutes = (app: FastifyInstance, deps: QuotationDeps & { readonly changes: CatalogueChanges }): void => {
  const catalogue = catalogueDeps(deps)
  serve(app, calls.requestQuotation, ({ body, file, locale, network }) =>
    requestQuotation(deps, { request: body, picture: file, locale, network }),
  )
  serve(app, calls.getOffer, ({ params, locale }) => readOffer(catalogue, locale, params.token))
}
