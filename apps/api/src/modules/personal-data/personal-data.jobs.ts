import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { eraseEndedReturns } from '../returns/returns.public.ts'

export const personalDataJobs = ({ db }: { readonly db: Db }): Pick<JobHandlers, 'forget-deleted-customers'> => ({
  // Returns that were under way when their customer left; orders are looked after by their own sweep.
  'forget-deleted-customers': () => eraseEndedReturns(db),
})
