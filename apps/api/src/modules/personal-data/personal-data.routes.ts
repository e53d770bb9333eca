import * as calls from '@shop/contract/shop/account'
import { getOwnData } from '@shop/contract/shop/own-data'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CustomerDeps } from '../customers/customers.public.ts'
import { collectOwnData } from './collect-own-data.ts'
import { deleteAccount } from './delete-account.ts'

/** What the law grants a customer: to see everything that is kept about them, and to have it erased. */
export function personalDataRoutes(app: FastifyInstance, deps: CustomerDeps): void {
  serve(app, getOwnData, ({ customer, locale }) => collectOwnData(deps, customer, locale))
  serve(app, calls.deleteAccount, async ({ body, customer }) => {
    await deleteAccount(deps, customer, body.currentPassword)
    return {}
  })
}
