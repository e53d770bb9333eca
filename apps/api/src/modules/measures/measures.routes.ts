import * as calls from '@shop/contract/shop/page-measures'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { readPageSpeeds } from './read-page-speeds.ts'
import { recordMeasures } from './record-measures.ts'

export function measuresRoutes(app: FastifyInstance, deps: { readonly db: Db }): void {
  serve(app, calls.recordMeasures, async ({ body, network }) => {
    await consumeRateLimit(deps.db, [{ limits: limits.MEASURES_PER_NETWORK, of: network }])
    await recordMeasures(deps, body)
    return null
  })
  serve(app, calls.listPageSpeeds, ({ query }) => readPageSpeeds(deps.db, query.days))
}
