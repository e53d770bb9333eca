import * as calls from '@shop/contract/staff/catalogue-audit'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { askAudit } from './ask-audit.ts'
import { listContradictions, readAudit } from './contradictions.queries.ts'

export function catalogueAuditStaffRoutes(app: FastifyInstance, deps: { readonly db: Db; readonly jobs: JobQueue }): void {
  const { db } = deps
  serve(app, calls.listContradictions, async ({ query, locale }) => ({
    ...(await listContradictions(db, locale, query)),
    page: query.page,
    limit: query.limit,
  }))
  serve(app, calls.showCatalogueAudit, () => readAudit(db))
  serve(app, calls.auditCatalogue, async ({ staff }) => {
    await askAudit(deps, staff.id)
    return readAudit(db)
  })
}
