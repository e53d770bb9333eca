import type { BrandTier } from '@shop/domain/brand-tier'
import type { Equivalent } from '@shop/domain/equivalent'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inLanguage } from './in-language.queries.ts'
import { selectSummaries, summaryOf } from './product-summaries.queries.ts'
import { isId } from './products.queries.ts'

/** `ref` is an id, a maker's number or the shop's own key. The shop's own key wins over a number that two makers share, and any number over an id. */
export const findProductId = async (db: Db, ref: string): Promise<number | undefined> => {
  const byNumber = db
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(['p.id', sql<number>`(k.kind <> 'internal')::int`.as('place'), 'p.status'])
    .where('k.key', '=', numberKey(ref))
    .where('k.kind', '<>', 'equivalent')
  const byId = db
    .selectFrom('products')
    .select(['id', sql<number>`2`.as('place'), 'status'])
    .where('id', '=', isId(ref) ? Number(ref) : null)
    .where('status', '<>', 'on-order')
  const found = await byNumber.unionAll(byId).orderBy('place').orderBy('status').orderBy('id').limit(1).executeTakeFirst()
  return found?.id
}

/** Other parts for the car this one is most bought for: what people look for first, one of each kind. */
export const listRelated = async (db: Db, locale: Locale, productId: number, limit: number): Promise<ProductSummary[]> => {
  const others = sql`
    select distinct on (other.part_type_id) other.product_id
    from (select model_id, year_from, part_type_id from fitments where product_id = ${productId} limit 1) mine
    join lateral (
      select f.product_id, f.part_type_id from fitments f
      where f.model_id = mine.model_id and f.part_type_id <> mine.part_type_id and mine.year_from between f.year_from and f.year_to limit 300
    ) other on true
    limit ${limit * 2}`
  const found = await selectSummaries(db, locale)
    .where('p.status', '=', 'active')
    .where(sql<SqlBool>`p.id = any(array(${others}))`)
    .orderBy('p.is_available', 'desc')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return found.map(summaryOf)
}

type PartClass = Pick<Equivalent, 'brand' | 'tier' | 'warrantyMonths'> & {
  readonly partTypeId: number
  readonly categoryPath: readonly { readonly name: string; readonly slug: string }[]
}

/** Of which kind a part is and where that stands, where its brand stands, and how long it is warranted. */
export const findClass = async (db: Db, locale: Locale, productId: number): Promise<PartClass> => {
  const t = inLanguage(locale)
  const row = await db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['p.part_type_id', 'b.name', 'b.tier', 'b.warranty_months'])
    .select(['c.slug as category_slug', t('c', 'name').as('category'), 's.slug as subcategory_slug', t('s', 'name').as('subcategory')])
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow()
  return {
    partTypeId: row.part_type_id,
    brand: row.name,
    tier: row.tier as BrandTier,
    warrantyMonths: row.warranty_months ?? undefined,
    categoryPath: [
      { name: row.category, slug: row.category_slug },
      { name: row.subcategory, slug: row.subcategory_slug },
    ],
  }
}
