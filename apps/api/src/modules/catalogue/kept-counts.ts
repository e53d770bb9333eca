import { cachedByVersion } from '../../database/cached-by-version.ts'
import type { Db } from '../../database/connect.ts'
import { countBrands, countFlags, countPartTypes, countTraitWords } from './facets.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { countMatching } from './products.queries.ts'

export type Flags = Awaited<ReturnType<typeof countFlags>>
type By<Key> = ReadonlyMap<Key, number>

/**
 * What the catalogue has of a filter, counted once for each filter and version: all pages of a list, both languages and its filters share it.
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

export const createCounts = (db: Db, version: () => number): Counts => {
  const kept = <Value>(
    count: (db: Db, filter: ProductFilter) => Promise<Value>,
    mostBytes: number,
    bytesOf: (value: Value) => number,
  ): Counter<Value> => {
    const ofKey = cachedByVersion(version, (key) => count(db, JSON.parse(key) as ProductFilter), { mostBytes, bytesOf })
    return (filter, patienceMs) => ofKey(JSON.stringify(filter), patienceMs)
  }
  const pairs = ({ size }: By<unknown>) => BYTES_OF_PAIR * size
  return {
    all: kept(countMatching, 3 * MEGABYTE, () => BYTES_OF_NUMBER),
    partTypes: kept(countPartTypes, 8 * MEGABYTE, pairs),
    brands: kept(countBrands, 4 * MEGABYTE, pairs),
    traitWords: kept(countTraitWords, 3 * MEGABYTE, pairs),
    flags: kept(countFlags, 2 * MEGABYTE, () => BYTES_OF_FLAGS),
  }
}
