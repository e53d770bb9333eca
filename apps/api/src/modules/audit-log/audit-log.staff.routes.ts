import * as calls from '@shop/contract/staff/audit-log'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { listAuditEntries } from './audit-log.queries.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

export function auditLogRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  serve(app, calls.listAuditEntries, async ({ query }) => ({
    ...(await listAuditEntries(db, query)),
    page: query.page,
    limit: query.limit,
  }))
  serve(app, calls.verifyAuditLog, () => verifyAuditLog(db))
}
