import type { Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import { cachedByVersion, FRESH } from '../../database/cached-by-version.ts'
import type { Db } from '../../database/connect.ts'
import { type GatheredPart, type Gathering, gather } from './gather.queries.ts'
import { isByName } from './natural-order.ts'

/** Everything of some kinds that may be for a car, in the order of its list; none where that is too much to be carried to and fro. */
export type Gathered = (locale: Locale, sort: Sort, gathering: Gathering) => Promise<readonly GatheredPart[] | undefined>

const MOST_GATHERED = 1_000
const MOST_BYTES = 6_000_000
const BYTES_OF_PART = 200

/** A list and its filters, its next pages and the same in the other language are read from the same parts. */
export function createGatherings(db: Db, version: () => number): Gathered {
  const kept = cachedByVersion(
    version,
    async (key) => {
      const parts = await gather(db, ...(JSON.parse(key) as [Locale, Sort, Gathering]), MOST_GATHERED + 1)
      return parts.length <= MOST_GATHERED ? parts : undefined
    },
    { mostBytes: MOST_BYTES, bytesOf: (parts) => BYTES_OF_PART * (parts?.length ?? 0) },
  )
  return (locale, sort, gathering) => kept(JSON.stringify([isByName(sort) ? locale : 'es', sort, gathering]), FRESH)
}
