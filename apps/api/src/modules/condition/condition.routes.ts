import { sayWebLives } from '@shop/contract/shop/web-heartbeat'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { endHeartbeat, upsertHeartbeat } from './heartbeats.queries.ts'

/** It neither writes files nor sends mail nor calls the provider. */
const NOTHING_TO_TELL = { mail: { wellAt: undefined, failedAt: undefined }, payments: { wellAt: undefined, failedAt: undefined } }

/** A web server has no database to write its heartbeat into, so it has one of the API's processes do it. */
export const conditionRoutes = (app: FastifyInstance, { db }: { readonly db: Db }): void => {
  serve(app, sayWebLives, async ({ body: { hasEnded, ...sign } }) => {
    await upsertHeartbeat(db, { ...sign, roles: ['web'], facts: NOTHING_TO_TELL })
    if (hasEnded) await endHeartbeat(db, sign.id)
    return null
  })
}
