import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import type { Db } from '../../database/connect.ts'
import { selectSummaries, summaryOf } from '../catalogue/catalogue.public.ts'

const LARGEST_ID = 2_147_483_647

/** The products that references name. A cart holds ids, so an id wins over a number that looks like one; the shop's key over a maker's. */
export async function findCartProducts(db: Db, locale: Locale, refs: readonly string[]): Promise<ReadonlyMap<string, ProductSummary>> {
  const byId = await summariesOf(db, locale, refs.filter(isId).map(Number))
  const unknown = refs.filter((ref) => !(isId(ref) && byId.has(Number(ref))))
  const numbers = unknown.length === 0 ? new Map<string, number>() : await idsByNumber(db, unknown.map(numberKey))
  const byNumber = await summariesOf(db, locale, [...numbers.values()])
  return new Map(
    refs.flatMap((ref) => {
      const product = byId.get(isId(ref) ? Number(ref) : 0) ?? byNumber.get(numbers.get(numberKey(ref)) ?? 0)
      return product ? [[ref, product] as const] : []
    }),
  )
}

async function summariesOf(db: Db, locale: Locale, ids: readonly number[]): Promise<ReadonlyMap<number, ProductSummary>> {
  if (ids.length === 0) return new Map()
  // One text for carts of any size: it is prepared once.
  const rows = await selectSummaries(db, locale)
    .where('p.id', '=', (e) => e.fn.any(e.val(ids)))
    .execute()
  return new Map(rows.map((row) => [row.id, summaryOf(row)]))
}

async function idsByNumber(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
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

function isId(ref: string): boolean {
  return /^[1-9]\d{0,9}$/.test(ref) && Number(ref) <= LARGEST_ID
}
