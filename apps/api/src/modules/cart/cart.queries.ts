import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import type { Db } from '../../database/connect.ts'
import { selectSummaries, summaryOf } from '../catalogue/catalogue.public.ts'

const LARGEST_ID = 2_147_483_647

/** The products that references name. A cart holds ids, so an id wins over a number that looks like one; the shop's key over a maker's. */
export const findCartProducts = async (db: Db, locale: Locale, refs: readonly string[]): Promise<ReadonlyMap<string, ProductSummary>> => {
  if (refs.length === 0) return new Map()
  const numbers = await idsByNumber(db, refs.map(numberKey))
  const ids = [...refs.filter(isId).map(Number), ...numbers.values()]
  if (ids.length === 0) return new Map()
  const rows = await selectSummaries(db, locale).where('p.id', 'in', ids).execute()
  const products = new Map(rows.map((row) => [row.id, summaryOf(row)]))
  return new Map(
    refs.flatMap((ref) => {
      const product = products.get(isId(ref) ? Number(ref) : 0) ?? products.get(numbers.get(numberKey(ref)) ?? 0)
      return product ? [[ref, product] as const] : []
    }),
  )
}

const idsByNumber = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(['k.key', 'p.id'])
    .distinctOn('k.key')
    .where('k.key', 'in', keys)
    .where('k.kind', '<>', 'equivalent')
    .orderBy('k.key')
    .orderBy((e) => e('k.kind', '=', 'internal'), 'desc')
    .orderBy('p.status')
    .orderBy('p.id')
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

const isId = (ref: string): boolean => /^[1-9]\d{0,9}$/.test(ref) && Number(ref) <= LARGEST_ID
