import { getFrontPage } from '@shop/contract/shop/front-page'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { readFrontPage } from './front-page.queries.ts'

export function frontPageRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  serve(app, getFrontPage, ({ locale }) => readFrontPage(db, locale))
}
