import { cachedByVersion, FRESH } from '../../database/cached-by-version.ts'
import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { countMatching } from './products.queries.ts'
import type { Sum } from './sum-of.ts'
import { readTally, tallyMatching } from './tally.queries.ts'
import { byKind, isTallied, sumUp, type Tally, widened } from './tally.ts'
import { areAllRead } from './trait-words.queries.ts'

/**
 * What the catalogue has of a filter: from one sum of everything that is sold where that can tell, or else counted once for each filter and version: all pages of a list, both languages and its filters share it.
 * A discount that begins or ends by the clock is news like any other as soon as the prices are put in order, which lists wait for too.
 */
export type Counts = {
  /** Lists ask for it, and for nothing else. */
  readonly all: Counter<number>
  readonly sum: Counter<Sum>
}

type Counter<Counted> = (filter: ProductFilter, timeoutMs?: number) => Promise<Counted>

const MEGABYTE = 1_000_000
const BYTES_OF_NUMBER = 16
const BYTES_OF_PAIR = 48
const BYTES_OF_FLAGS = 200
const BYTES_OF_TALLIED = 200

export function createCounts(db: Db, version: () => number): Counts {
  const tally = cachedByVersion(version, async () => byKind(await withLongQueryTimeout(db, readTally)))
  const areNamesRead = cachedByVersion(version, () => areAllRead(db))
  const tallyOf = cachedByVersion(
    version,
    async (key) => byKind(await tallyMatching(db, JSON.parse(key) as ProductFilter, await areNamesRead('', FRESH))),
    { mostBytes: 4 * MEGABYTE, bytesOf: bytesOfTally },
  )
  const kept = <Value>(
    mostBytes: number,
    bytesOf: (value: Value) => number,
    count: (filter: ProductFilter) => Promise<Value>,
  ): Counter<Value> => {
    const ofKey = cachedByVersion(version, (key) => count(JSON.parse(key) as ProductFilter), { mostBytes, bytesOf })
    return (filter, timeoutMs) => ofKey(JSON.stringify(filter), timeoutMs)
  }
  const sum = kept(8 * MEGABYTE, bytesOfSum, async (filter) =>
    sumUp(await (isTallied(filter) ? tally('', FRESH) : tallyOf(JSON.stringify(widened(filter)), FRESH)), filter),
  )
  const all = kept(
    3 * MEGABYTE,
    () => BYTES_OF_NUMBER,
    async (filter) => (isTallied(filter) ? (await sum(filter, FRESH)).total : countMatching(db, filter)),
  )
  return { all, sum }
}

function bytesOfTally(tally: Tally): number {
  return [...tally.values()].reduce((bytes, { length }) => bytes + BYTES_OF_TALLIED * length, 0)
}
function bytesOfSum({ byType, byBrand, byTraitWord }: Sum): number {
  return BYTES_OF_FLAGS + BYTES_OF_PAIR * (byType.size + byBrand.size + byTraitWord.size)
}
