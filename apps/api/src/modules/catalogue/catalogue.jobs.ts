import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { refreshPopularity, refreshSortPrices } from './interest.queries.ts'
import { deleteOldSearches } from './search-log.queries.ts'

/** What the clock changes, and no person: discounts that begin or end, interest that fades, searches that are forgotten. */
export const catalogueJobs = ({
  db,
}: {
  readonly db: Db
}): Pick<JobHandlers, 'refresh-popularity' | 'refresh-sort-prices' | 'forget-old-searches'> => ({
  'refresh-popularity': () => db.transaction().execute(refreshPopularity),
  'refresh-sort-prices': () => db.transaction().execute(refreshSortPrices),
  'forget-old-searches': () => deleteOldSearches(db),
})
