import { getPolicies } from '@shop/contract/policies'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { readPolicies } from './policies.queries.ts'

export const policiesRoutes = (app: FastifyInstance, { db }: { readonly db: Db }): void => {
  serve(app, getPolicies, () => readPolicies(db))
}
