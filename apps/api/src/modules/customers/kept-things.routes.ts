import { changeGarage as changeGarageCall } from '@shop/contract/shop/garage'
import * as calls from '@shop/contract/shop/invoice-data'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { changeGarage } from './change-garage.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { findInvoiceData } from './invoice-data.queries.ts'
import { forgetInvoiceData, keepInvoiceData } from './keep-invoice-data.ts'

/** What an account keeps so that its customer need not say it twice. */
export function keptThingsRoutes(app: FastifyInstance, { db }: Pick<CustomerDeps, 'db'>): void {
  serve(app, changeGarageCall, ({ body, customer }) => changeGarage({ db }, customer.id, body))
  serve(app, calls.readInvoiceData, async ({ customer }) => ({ invoice: await findInvoiceData(db, customer.id) }))
  serve(app, calls.keepInvoiceData, async ({ body, customer }) => {
    await keepInvoiceData({ db }, customer.id, body.invoice)
    return { invoice: body.invoice }
  })
  serve(app, calls.forgetInvoiceData, async ({ customer }) => {
    await forgetInvoiceData({ db }, customer.id)
    return {}
  })
}
