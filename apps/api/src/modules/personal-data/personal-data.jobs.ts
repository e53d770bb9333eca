import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { eraseEndedReturns } from '../returns/returns.public.ts'

export function personalDataJobs({ db }: { readonly db: Db }): Pick<JobHandlers, 'forget-deleted-customers'> {
  return {
    // Returns that were under way when their customer left; orders are looked after by their own sweep.
    'forget-deleted-customers': () => eraseEndedReturns(db),
  }
}
