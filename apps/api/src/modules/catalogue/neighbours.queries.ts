import type { BrandTier } from '@shop/domain/brand-tier'
import type { Product } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { unseenNumber, unseenTexts } from '../../database/one-plan.ts'
import { carRows } from './matching.queries.ts'
import type { Car } from './product-filter.ts'

/** What stands beside a part on its page, not yet dressed. */
export type Neighbours = { readonly related: readonly number[]; readonly equivalents: readonly EquivalentId[] }
type EquivalentId = { readonly id: number; readonly tier: BrandTier; readonly warrantyMonths: number | null }

export async function listNeighbours(db: Db, product: Product, car: Car | undefined, limit: number): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`
    select array(${relatedTo(Number(product.id), limit)}) as related,
      (select coalesce(json_agg(one), '[]') from (${equivalentTo(product, car, limit)}) one) as equivalents`.execute(db)
  return rows[0] ?? { related: [], equivalents: [] }
}

/** Other parts for the car this one is most bought for: what people look for first, one of each kind. */
function relatedTo(productId: number, limit: number) {
  const others = sql`
    select distinct on (other.part_type_id) other.product_id
    from (select model_id, year_from, part_type_id from fitments where product_id = ${unseenNumber(productId)} limit 1) mine
    join lateral (
      select f.product_id, f.part_type_id from fitments f
      where f.model_id = mine.model_id and f.part_type_id <> mine.part_type_id and mine.year_from between f.year_from and f.year_to limit 300
    ) other on true
    limit 2 * ${sql.lit(limit)}`
  return sql`select p.id from products p where p.status = 'active' and p.id = any(array(${others}))
    order by p.is_available desc, p.popularity desc, p.id limit ${sql.lit(limit)}`
}

/**
 * Other makers' parts of the same kind that share a number with this one and a car too: a number alone proves nothing.
 * With a car, those that fit that one. In stock first, then the cheapest.
 */
function equivalentTo(product: Product, car: Car | undefined, limit: number) {
  const id = unseenNumber(Number(product.id))
  const keys = [product.partNumber, ...product.equivalents].map(numberKey)
  return sql`
    select p.id, b.tier, b.warranty_months as "warrantyMonths" from products p join brands b on b.id = p.brand_id
    where p.status = 'active' and p.id <> ${id} and b.name <> ${product.brand}
      and p.id = any(array(select product_id from part_number_keys where key = any(${unseenTexts(keys)}) and kind <> 'internal'))
      and p.part_type_id = (select part_type_id from products where id = ${id})
      and ${product.isUniversal ? sql`p.is_universal` : sharesCar(id, car)}
    order by p.is_available desc, p.sort_price_cents, p.id limit ${sql.lit(limit)}`
}

/** A row of each that name the same car, in the same place of it. */
function sharesCar(productId: RawBuilder<number>, car: Car | undefined) {
  return sql`exists (
  select from fitments mine join fitments f on f.model_id = mine.model_id and f.year_from <= mine.year_to and f.year_to >= mine.year_from
    and (f.engine = mine.engine or f.engine = '' or mine.engine = '')
    and coalesce(f.position_es, mine.position_es, '') = coalesce(mine.position_es, f.position_es, '')
  where mine.product_id = ${productId} and f.product_id = p.id${car ? sql` and ${carRows(car)}` : sql``})`
}
