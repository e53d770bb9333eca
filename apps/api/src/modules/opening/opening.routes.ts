import { getDoor } from '@shop/contract/shop/door'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { readPolicies } from '../policies/policies.public.ts'

export function openingRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  serve(app, getDoor, async () => (await readPolicies(db)).door)
}
