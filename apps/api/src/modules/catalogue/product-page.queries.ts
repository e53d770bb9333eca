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

/** `ref` is an id, a maker's number or the shop's own key. The shop's own key wins over a number that two makers share. */
export const findProductId = async (db: Db, ref: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select('p.id')
    .where('k.key', '=', numberKey(ref))
    .where('k.kind', '<>', 'equivalent')
    .orderBy((e) => e('k.kind', '=', 'internal'), 'desc')
    .orderBy('p.status')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
  if (row || !isId(ref)) return row?.id
  const byId = db.selectFrom('products').select('id').where('id', '=', Number(ref)).where('status', '<>', 'on-order')
  return (await byId.executeTakeFirst())?.id
}

export const findCategoryPath = async (db: Db, locale: Locale, productId: number) => {
  const t = inLanguage(locale)
  const row = await db
    .selectFrom('products as p')
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['c.slug as category_slug', t('c', 'name').as('category'), 's.slug as subcategory_slug', t('s', 'name').as('subcategory')])
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow()
  return [
    { name: row.category, slug: row.category_slug },
    { name: row.subcategory, slug: row.subcategory_slug },
  ]
}

/** Other parts for the car this one is most bought for: what people look for first, one of each kind. */
export const listRelated = async (db: Db, locale: Locale, productId: number, limit: number): Promise<ProductSummary[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct on (other.part_type_id) other.product_id as id
    from (select model_id, year_from, part_type_id from fitments where product_id = ${productId} limit 1) mine
    join lateral (
      select f.product_id, f.part_type_id from fitments f
      where f.model_id = mine.model_id and f.part_type_id <> mine.part_type_id and mine.year_from between f.year_from and f.year_to limit 300
    ) other on true
    limit ${limit * 2}`.execute(db)
  if (rows.length === 0) return []
  const found = await selectSummaries(db, locale)
    .where('p.status', '=', 'active')
    .where(sql<SqlBool>`p.id = any(${rows.map(({ id }) => id)}::int[])`)
    .orderBy('p.is_available', 'desc')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return found.map(summaryOf)
}

type PartClass = Pick<Equivalent, 'brand' | 'tier' | 'warrantyMonths'> & { readonly partTypeId: number }

/** Of which kind a part is, where its brand stands, and how long it is warranted. */
export const findClass = async (db: Db, productId: number): Promise<PartClass> => {
  const { part_type_id, name, tier, warranty_months } = await db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .select(['p.part_type_id', 'b.name', 'b.tier', 'b.warranty_months'])
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow()
  return { partTypeId: part_type_id, brand: name, tier: tier as BrandTier, warrantyMonths: warranty_months ?? undefined }
}
