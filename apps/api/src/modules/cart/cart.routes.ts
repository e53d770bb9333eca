import { priceCart as priceCartCall } from '@shop/contract/shop/cart'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { priceCart } from './price-cart.ts'

export const cartRoutes = (app: FastifyInstance, { db }: { readonly db: Db }): void => {
  serve(app, priceCartCall, ({ body, locale }) => priceCart(db, locale, body.lines))
}
