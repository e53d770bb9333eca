import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { refreshPopularity, refreshSortPrices } from './interest.queries.ts'

/** What the clock changes, and no person: discounts that begin or end, interest that fades. */
export const catalogueJobs = ({ db }: { readonly db: Db }): Pick<JobHandlers, 'refresh-popularity' | 'refresh-sort-prices'> => ({
  'refresh-popularity': () => db.transaction().execute(refreshPopularity),
  'refresh-sort-prices': () => db.transaction().execute(refreshSortPrices),
})
