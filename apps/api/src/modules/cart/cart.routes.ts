import { priceCart as priceCartCall } from '@shop/contract/shop/cart'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { priceCart } from './price-cart.ts'

export const cartRoutes = (app: FastifyInstance, { db }: { readonly db: Db }): void => {
  serve(app, priceCartCall, async ({ body, locale, caller }) => {
    // Nobody has to be known, and nobody is asked for but where it matters: an offer may be for one customer.
    const customer = body.lines.some(({ offer }) => offer !== undefined) ? await caller() : undefined
    return priceCart(db, locale, body.lines, { buyer: { customerId: customer?.id } })
  })
}
