import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { refreshContradictions } from './refresh-contradictions.ts'

export const catalogueAuditJobs = ({ db }: { readonly db: Db }): Pick<JobHandlers, 'audit-catalogue'> => ({
  'audit-catalogue': () => refreshContradictions(db),
})
