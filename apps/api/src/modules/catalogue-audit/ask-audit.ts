import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { updateAuditAsked } from './contradictions.queries.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue }

/** Somebody wants to know now; the worker does it. */
export const askAudit = transactional(async ({ db, jobs }: Deps, staffId: number): Promise<void> => {
  await updateAuditAsked(db, staffId)
  await jobs.enqueue(db, 'audit-catalogue', {}, { key: 'audit-catalogue' })
})
