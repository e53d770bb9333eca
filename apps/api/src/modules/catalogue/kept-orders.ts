import type { Locale } from '@shop/domain/locale'
import type { Db } from '../../database/connect.ts'
import { keptByVersion } from '../../database/kept-by-version.ts'
import { patiently } from '../../database/patiently.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { listIds, type NaturalOrder, readWholeOrder, type SortedSlice } from './products.queries.ts'

/** The ids of so many products of a list, from some place on. */
export type IdsOf = (locale: Locale, filter: ProductFilter, slice: SortedSlice, natural: NaturalOrder) => Promise<readonly number[]>

/** From here on it is worth knowing the whole order: the database counts its way to every page anew. */
const DEEP = 2_000
const MOST_BYTES = 32_000_000
const BYTES_OF_ID = 4

/**
 * Deep pages are cut from the whole order of their list, four bytes a part, once somebody has gone that far; until it is there, and after every
 * change until it is there again, the database is asked as for any other page. So each page shows what it always would. The parts of a model are put in
 * order all at once for any page of theirs, so that they are kept from the first.
 */
export const createOrders = (db: Db, version: () => number): IdsOf => {
  const kept = keptByVersion(version, (key) => patiently(db, (patient) => readWholeOrder(patient, ...(JSON.parse(key) as Order))), {
    mostBytes: MOST_BYTES,
    bytesOf: ({ byteLength }) => byteLength,
  })
  return async (locale, filter, slice, natural) => {
    const { offset, limit, sort } = slice
    const isMadeWhole = natural === 'rank-of-model' && sort === 'relevance'
    if (offset < DEEP && !isMadeWhole) return listIds(db, locale, filter, slice, natural)
    const order: Order = [isByName(slice) ? locale : 'es', filter, sort, natural]
    const key = JSON.stringify(order)
    const whole = kept.present(key)?.value ?? (isMadeWhole ? await kept.reload(key) : undefined)
    if (whole) return idsIn(whole.subarray(offset * BYTES_OF_ID, (offset + limit) * BYTES_OF_ID))
    const found = await listIds(db, locale, filter, slice, natural)
    // Only where there is such a page: past the end nobody reads on. Who asked has his answer, so nobody hears of a failure.
    if (found.length > 0) kept.reload(key).catch(() => {})
    return found
  }
}

type Order = [Locale, ProductFilter, SortedSlice['sort'], NaturalOrder]

const isByName = ({ sort }: SortedSlice): boolean => sort === 'name' || sort === 'name-descending'

const idsIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.byteLength / BYTES_OF_ID }, (_, i) => bytes.readInt32BE(i * BYTES_OF_ID))
