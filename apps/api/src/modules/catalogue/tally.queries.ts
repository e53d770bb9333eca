import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { matching } from './matching.queries.ts'
import type { ProductFilter } from './product-filter.ts'

/** Parts of one kind and brand that are alike in all that lists are narrowed by. */
export type Tallied = {
  readonly type: number
  readonly brand: number
  readonly isAvailable: boolean
  readonly isOutlet: boolean
  readonly hasDiscount: boolean
  readonly isHeavyDuty: boolean
  readonly isPremium: boolean
  readonly isRecommended: boolean
  readonly n: number
  readonly from: number
  readonly to: number
}

/** All that is sold, read from one index in its own order: nothing is sorted. */
export const readTally = async (db: Db): Promise<readonly Tallied[]> =>
  (
    await sql<Tallied>`
      select part_type_id as type, brand_id as brand, is_available as "isAvailable", is_outlet as "isOutlet", is_heavy_duty as "isHeavyDuty",
        is_premium as "isPremium", is_recommended as "isRecommended", sort_discount > 0 as "hasDiscount",
        count(*)::int as n, min(sort_price_cents) as from, max(sort_price_cents) as to
      from products where status = 'active'
      group by part_type_id, brand_id, is_available, is_outlet, is_heavy_duty, is_premium, is_recommended, sort_discount`.execute(db)
  ).rows

/** The same of what a filter leaves: one question instead of one for each thing that is counted. */
export const tallyMatching = (db: Db, filter: ProductFilter): Promise<readonly Tallied[]> =>
  matching(db, filter)
    .select([
      'p.part_type_id as type',
      'p.brand_id as brand',
      'p.is_available as isAvailable',
      'p.is_outlet as isOutlet',
      'p.is_heavy_duty as isHeavyDuty',
      'p.is_premium as isPremium',
      'p.is_recommended as isRecommended',
      sql<boolean>`p.sort_discount > 0`.as('hasDiscount'),
      sql<number>`count(*)::int`.as('n'),
      sql<number>`min(p.sort_price_cents)`.as('from'),
      sql<number>`max(p.sort_price_cents)`.as('to'),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`, sql`7`, sql`8`])
    .execute()
