import { randomUUID } from 'node:crypto'
import { getCatalogueVersion } from '@shop/contract/shop/catalogue-version'
import { sayWebLives } from '@shop/contract/shop/web-heartbeat'
import type { FastifyInstance } from 'fastify'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { endHeartbeat, upsertHeartbeat } from './heartbeats.queries.ts'

/** It neither writes files nor sends mail nor calls the provider. */
const NOTHING_TO_TELL = { mail: { wellAt: undefined, failedAt: undefined }, payments: { wellAt: undefined, failedAt: undefined } }

type Needed = { readonly db: Db; readonly changes: CatalogueChanges }

/** A web server has no database to write its heartbeat into, nor to hear of changes from: one of the API's processes does it for it. */
export function conditionRoutes(app: FastifyInstance, { db, changes }: Needed): void {
  // Each process counts for itself.
  const id = randomUUID()
  serve(app, getCatalogueVersion, async () => `${id} ${changes.versionHere()}`)
  serve(app, sayWebLives, async ({ body: { hasEnded, ...sign } }) => {
    await upsertHeartbeat(db, { ...sign, roles: ['web'], facts: NOTHING_TO_TELL })
    if (hasEnded) await endHeartbeat(db, sign.id)
    return null
  })
}
