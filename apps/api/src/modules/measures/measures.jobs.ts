import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { deleteOldMeasures } from './measures.queries.ts'

export function measureJobs({ db }: { readonly db: Db }): Pick<JobHandlers, 'forget-old-measures'> {
  return {
    'forget-old-measures': () => deleteOldMeasures(db),
  }
}
