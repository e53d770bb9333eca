import { cachedByVersion, FRESH } from '../../database/cached-by-version.ts'
import type { Db } from '../../database/connect.ts'
import { patiently, quicklyOrPatiently } from '../../database/patiently.queries.ts'
import { countBrands, countFlags, countPartTypes, countTraitWords } from './facets.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { countMatching } from './products.queries.ts'
import { readTally, tallyMatching } from './tally.queries.ts'
import { canBeTallied, isTallied, type Tally, tallyAll, tallyBy, tallyFlags, widened } from './tally.ts'

export type Flags = Awaited<ReturnType<typeof countFlags>>
type By<Key> = ReadonlyMap<Key, number>

/**
 * What the catalogue has of a filter: from one sum of everything that is sold where that can tell, or else counted once for each filter and version: all pages of a list, both languages and its filters share it.
 * A discount that begins or ends by the clock is news like any other as soon as the prices are put in order, which lists wait for too.
 */
export type Counts = {
  readonly all: Counter<number>
  readonly partTypes: Counter<By<number>>
  readonly brands: Counter<By<number>>
  readonly traitWords: Counter<By<string>>
  readonly flags: Counter<Flags>
}

export type Counter<Counted> = (filter: ProductFilter, patienceMs?: number) => Promise<Counted>

const MEGABYTE = 1_000_000
const BYTES_OF_NUMBER = 16
const BYTES_OF_PAIR = 48
const BYTES_OF_FLAGS = 200
const BYTES_OF_SUM = 200

export const createCounts = (db: Db, version: () => number): Counts => {
  const tally = cachedByVersion(version, () => patiently(db, readTally))
  const tallyOf = cachedByVersion(version, (key) => tallyMatching(db, JSON.parse(key) as ProductFilter), {
    mostBytes: 4 * MEGABYTE,
    bytesOf: ({ length }) => BYTES_OF_SUM * length,
  })
  const kept = <Value>(
    count: (db: Db, filter: ProductFilter) => Promise<Value>,
    mostBytes: number,
    bytesOf: (value: Value) => number,
    summed?: (tally: Tally, filter: ProductFilter) => Value,
    /** Asked for together with all else that is counted of a filter, which then is one question. */
    isOneOfMany = true,
  ): Counter<Value> => {
    const counted = async (filter: ProductFilter) => {
      if (summed && isTallied(filter)) return summed(await tally('', FRESH), filter)
      if (summed && isOneOfMany && canBeTallied(filter)) return summed(await tallyOf(JSON.stringify(widened(filter)), FRESH), filter)
      return count(db, filter)
    }
    const ofKey = cachedByVersion(version, (key) => counted(JSON.parse(key) as ProductFilter), { mostBytes, bytesOf })
    return (filter, patienceMs) => ofKey(JSON.stringify(filter), patienceMs)
  }
  const pairs = ({ size }: By<unknown>) => BYTES_OF_PAIR * size
  return {
    // Lists ask for it, and for nothing else.
    all: kept(countMatching, 3 * MEGABYTE, () => BYTES_OF_NUMBER, tallyAll, false),
    partTypes: kept(countPartTypes, 8 * MEGABYTE, pairs, tallyBy('type')),
    brands: kept(countBrands, 4 * MEGABYTE, pairs, tallyBy('brand')),
    traitWords: kept(countWithTime, 3 * MEGABYTE, pairs),
    flags: kept(countFlags, 2 * MEGABYTE, () => BYTES_OF_FLAGS, tallyFlags),
  }
}

/** The names of a category of a million-part shop take longer than a page may; who asks does not wait so long, and has them the next time. */
const countWithTime = (db: Db, filter: ProductFilter) => quicklyOrPatiently(db, (on) => countTraitWords(on, filter))
