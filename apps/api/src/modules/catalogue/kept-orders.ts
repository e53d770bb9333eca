import type { Locale } from '@shop/domain/locale'
import type { Db } from '../../database/connect.ts'
import { keptByVersion } from '../../database/kept-by-version.ts'
import { withLongQueryTimeout, withLongTimeoutIfNeeded } from '../../database/long-queries.queries.ts'
import { isByName } from './natural-order.ts'
import type { ProductFilter } from './product-filter.ts'
import { listIds, type NaturalOrder, readWholeOrder, type SortedSlice } from './products.queries.ts'

export type Orders = {
  /** The ids of so many products of a list, from some place on. */
  readonly idsOf: (locale: Locale, filter: ProductFilter, slice: SortedSlice, natural: NaturalOrder) => Promise<readonly number[]>
  /** How many a list has in all. */
  readonly countOf: (filter: ProductFilter, sort: SortedSlice['sort'], natural: NaturalOrder) => Promise<number>
}

/** From here on it is worth knowing the whole order: the database counts its way to every page anew. */
const DEEP = 2_000
const MOST_BYTES = 16_000_000
const BYTES_OF_ID = 4

/**
 * Deep pages are cut from the whole order of their list, four bytes a part, once somebody has gone that far; until it is there, and after every
 * change until it is there again, the database is asked as for any other page. So each page shows what it always would. The parts of a model are put in
 * order all at once for any page of theirs, so that they are kept from the first.
 */
export function createOrders(db: Db, version: () => number, count: (filter: ProductFilter) => Promise<number>): Orders {
  const read = (key: string) => {
    const order = JSON.parse(key) as Order
    const [, , sort, natural] = order
    return (isMadeWhole(sort, natural) ? withLongTimeoutIfNeeded : withLongQueryTimeout)(db, (on) => readWholeOrder(on, ...order))
  }
  const kept = keptByVersion(version, read, { mostBytes: MOST_BYTES, bytesOf: ({ byteLength }) => byteLength })
  const whole = (key: string) => kept.present(key)?.value ?? kept.reload(key)
  return {
    idsOf: async (locale, filter, slice, natural) => {
      const { offset, limit, sort } = slice
      const cut = (all: Buffer) => idsIn(all.subarray(offset * BYTES_OF_ID, (offset + limit) * BYTES_OF_ID))
      const key = keyOf(locale, filter, sort, natural)
      if (isMadeWhole(sort, natural)) return cut(await whole(key))
      const present = offset < DEEP ? undefined : kept.present(key)
      if (present) return cut(present.value)
      const found = await listIds(db, locale, filter, slice, natural)
      // Only where there is such a page: past the end nobody reads on. Who asked has his answer, so nobody hears of a failure.
      if (offset >= DEEP && found.length > 0) kept.reload(key).catch(() => {})
      return found
    },
    countOf: async (filter, sort, natural) =>
      isMadeWhole(sort, natural) ? (await whole(keyOf('es', filter, sort, natural))).byteLength / BYTES_OF_ID : count(filter),
  }
}

/** The parts of a model: to show one of their pages, all are put in order. */
function isMadeWhole(sort: SortedSlice['sort'], natural: NaturalOrder): boolean {
  return natural === 'rank-of-model' && sort === 'relevance'
}

type Order = [Locale, ProductFilter, SortedSlice['sort'], NaturalOrder]

function keyOf(locale: Locale, ...[filter, sort, natural]: [ProductFilter, SortedSlice['sort'], NaturalOrder]): string {
  return JSON.stringify([isByName(sort) ? locale : 'es', filter, sort, natural] satisfies Order)
}

function idsIn(bytes: Buffer): number[] {
  return Array.from({ length: bytes.byteLength / BYTES_OF_ID }, (_, i) => bytes.readInt32BE(i * BYTES_OF_ID))
}
