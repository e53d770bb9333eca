import type { Locale } from '@shop/domain/locale'
import { cachedByVersion, FRESH } from '../../database/cached-by-version.ts'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { readByVersion } from '../../database/read-by-version.ts'
import { createDirectoryReader, type Directory } from './directory.ts'
import { type Counts, createCounts } from './kept-counts.ts'
import { createGatherings, type Gathered } from './kept-gatherings.ts'
import { createOrders, type Orders } from './kept-orders.ts'
import { createNameablesReader, type Nameables } from './nameables.ts'
import { createNames, type NamesFor } from './names.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import type { Interest } from './record-interest.ts'
import type { SearchLog } from './record-search.ts'
import { readWindows } from './shop-windows.queries.ts'
import type { ShopWindows } from './shop-windows.ts'
import { createSummaryCache, type LoadSummaries } from './summary-cache.ts'
import { type Understanding, understand } from './understand.ts'

export type CatalogueDeps = {
  readonly db: Db
  readonly changes: CatalogueChanges
  /** The shop's clock. */
  readonly now: () => Date
  readonly directory: () => Promise<Directory>
  readonly counts: Counts
  readonly orders: Orders
  readonly names: NamesFor
  readonly loadSummaries: LoadSummaries
  readonly gathered: Gathered
  /** How many products a filter leaves. */
  readonly count: (filter: ProductFilter) => Promise<number>
  /** Once for a list, its filters and its next pages. */
  readonly understand: (sentence: string) => Promise<Understanding>
  /** What staff have arranged of lists and categories. */
  readonly windows: () => Promise<ShopWindows>
  /** What somebody may be about to name, and what it is worth; undefined until that is known. */
  readonly nameables: (locale: Locale) => Promise<Nameables | undefined>
}

/** Routes also know who asks, for "most searched" and for counting each search once. */
export type CatalogueRouteDeps = CatalogueDeps & {
  readonly interest: Interest
  readonly searches: SearchLog
  readonly visitor: (address: string | undefined) => string | undefined
}

const MOST_BYTES_UNDERSTOOD = 8_000_000
const BYTES_OF_UNDERSTANDING = 5_000
const BYTES_OF_MATCH = 200

type Given = { readonly db: Db; readonly readDb: Db; readonly changes: CatalogueChanges; readonly now: () => Date }
type Shared = Omit<CatalogueDeps, 'db'>
const shared = new WeakMap<CatalogueChanges, Shared>()

/** The same for all modules of a process: what is understood from the shelves is large, and made once. */
export function catalogueDeps(given: Given): CatalogueDeps {
  const deps = shared.get(given.changes) ?? createShared(given)
  shared.set(given.changes, deps)
  return { ...deps, db: given.db }
}

/** What is kept is read wherever visitors' lists are: a replica that lacks a change is not asked. */
function createShared({ readDb: db, changes, now }: Given): Shared {
  const names = createNames(db, changes.versionHere)
  const counts = createCounts(db, changes.version)
  const windows = readByVersion(changes.version, () => readWindows(db))
  const directory = createDirectoryReader(db, changes.shelvesVersion)
  const nameables = createNameablesReader(db, changes, directory)
  const understood = cachedByVersion(changes.version, async (sentence) => understand(db, await directory(), sentence), {
    mostBytes: MOST_BYTES_UNDERSTOOD,
    bytesOf: ({ matches }) => BYTES_OF_UNDERSTANDING + matches.length * BYTES_OF_MATCH,
  })
  return {
    changes,
    now,
    directory,
    windows,
    nameables,
    counts,
    names,
    loadSummaries: createSummaryCache(db, names, changes.versionHere, () => now().getTime()),
    orders: createOrders(db, changes.version, counts.all),
    gathered: createGatherings(db, changes.version),
    count: (filter) => counts.all(filter),
    understand: (sentence) => understood(sentence, FRESH),
  }
}
