import type { BrandTier } from '@shop/domain/brand-tier'
import type { Equivalent } from '@shop/domain/equivalent'
import type { Locale } from '@shop/domain/locale'
import type { Product } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { carRows } from './matching.queries.ts'
import type { Car } from './product-filter.ts'
import { selectSummaries, summaryOf } from './product-summaries.queries.ts'

/**
 * Other makers' parts of the same kind that share a number with this one and a car too: a number alone proves nothing.
 * With a car, those that fit that one. In stock first, then the cheapest.
 */
export const listEquivalents = async (
  db: Db,
  locale: Locale,
  product: Product,
  car: Car | undefined,
  limit: number,
): Promise<Equivalent[]> => {
  const keys = [product.partNumber, ...product.equivalents].map(numberKey)
  const rows = await selectSummaries(db, locale)
    .select(['b.tier', 'b.warranty_months'])
    .where('p.status', '=', 'active')
    .where('p.id', '<>', Number(product.id))
    .where('b.name', '<>', product.brand)
    .where(sql<SqlBool>`p.id = any(array(select product_id from part_number_keys where key = any(${keys}::text[]) and kind <> 'internal'))`)
    .where(sql<SqlBool>`p.part_type_id = (select part_type_id from products where id = ${Number(product.id)})`)
    .where(product.isUniversal ? sql<SqlBool>`p.is_universal` : sharesCar(Number(product.id), car))
    .orderBy('p.is_available', 'desc')
    .orderBy('p.sort_price_cents')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...summaryOf(row), tier: row.tier as BrandTier, warrantyMonths: row.warranty_months ?? undefined }))
}

/** A row of each that name the same car, in the same place of it. */
const sharesCar = (productId: number, car: Car | undefined) => sql<SqlBool>`exists (
  select from fitments mine join fitments f on f.model_id = mine.model_id and f.year_from <= mine.year_to and f.year_to >= mine.year_from
    and (f.engine = mine.engine or f.engine = '' or mine.engine = '')
    and coalesce(f.position_es, mine.position_es, '') = coalesce(mine.position_es, f.position_es, '')
  where mine.product_id = ${productId} and f.product_id = p.id${car ? sql` and ${carRows(car)}` : sql``})`
