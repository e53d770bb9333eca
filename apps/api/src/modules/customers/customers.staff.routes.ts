import * as calls from '@shop/contract/staff/customers'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { findCustomer, listCustomers } from './customer-profiles.queries.ts'
import { CustomerNotFound } from './customers.problems.ts'

/** What staff get to see of customers. */
export function customersStaffRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  serve(app, calls.searchCustomers, async ({ body: { page, limit, search } }) => ({
    ...(await listCustomers(db, { search, page, limit })),
    page,
    limit,
  }))
  serve(app, calls.getAnyCustomer, async ({ params }) => {
    const customer = await findCustomer(db, { id: Number(params.id) })
    if (!customer) throw new CustomerNotFound()
    return customer
  })
}
