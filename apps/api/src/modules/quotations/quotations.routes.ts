import { listOwnQuotations as listOwnQuotationsCall } from '@shop/contract/shop/own-quotations'
import * as calls from '@shop/contract/shop/quotations'
import type { FastifyInstance } from 'fastify'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { catalogueDeps } from '../catalogue/catalogue.public.ts'
import { listOwnQuotations } from './list-own-quotations.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { readOffer } from './read-offer.ts'
import { requestQuotation } from './request-quotation.ts'

type Needed = QuotationDeps & { readonly readDb: Db; readonly changes: CatalogueChanges }

export function quotationRoutes(app: FastifyInstance, deps: Needed): void {
  const catalogue = catalogueDeps(deps)
  serve(app, calls.requestQuotation, async ({ body, file, locale, network, caller, key }) =>
    requestQuotation(deps, { request: body, picture: file, locale, network, customerId: (await caller())?.id, key }, deps.now()),
  )
  serve(app, listOwnQuotationsCall, ({ customer }) => listOwnQuotations(deps, customer, deps.now()))
  serve(app, calls.getOffer, ({ params, locale }) => readOffer(catalogue, locale, params.token, deps.now()))
}
