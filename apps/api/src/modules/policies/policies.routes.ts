import { getPolicies } from '@shop/contract/shop/policies'
import { dateInMexico } from '@shop/domain/business-days'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { readPolicies } from './policies.queries.ts'

export function policiesRoutes(app: FastifyInstance, { db, now }: { readonly db: Db; readonly now: () => Date }): void {
  serve(app, getPolicies, async () => {
    const policies = await readPolicies(db)
    const today = dateInMexico(now())
    // What is over is nobody's concern on a page.
    return { ...policies, holidays: policies.holidays.filter(({ day }) => day >= today) }
  })
}
