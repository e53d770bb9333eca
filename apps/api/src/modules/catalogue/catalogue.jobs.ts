import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { refreshPopularity, refreshSortPrices } from './interest.queries.ts'
import { rankNewProducts, rankProducts } from './ranks.queries.ts'
import { deleteOldSearches } from './search-log.queries.ts'
import { readTraitWords } from './trait-words.queries.ts'

type CatalogueJob =
  | 'refresh-popularity'
  | 'refresh-sort-prices'
  | 'rank-products'
  | 'rank-new-products'
  | 'read-trait-words'
  | 'forget-old-searches'

/** What the clock changes, and no person: discounts that begin or end, interest that fades and the order that follows from it, searches that are forgotten. */
export function catalogueJobs({ db }: { readonly db: Db }): Pick<JobHandlers, CatalogueJob> {
  return {
    'refresh-popularity': () => db.transaction().execute(refreshPopularity),
    'refresh-sort-prices': () => db.transaction().execute(refreshSortPrices),
    'rank-products': () => rankProducts(db),
    'rank-new-products': () => rankNewProducts(db),
    'read-trait-words': () => readTraitWords(db),
    'forget-old-searches': () => deleteOldSearches(db),
  }
}
