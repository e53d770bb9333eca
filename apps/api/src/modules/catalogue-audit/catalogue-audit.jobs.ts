import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { refreshContradictions } from './refresh-contradictions.ts'

export function catalogueAuditJobs({ db }: { readonly db: Db }): Pick<JobHandlers, 'audit-catalogue'> {
  return {
    'audit-catalogue': () => refreshContradictions(db),
  }
}
