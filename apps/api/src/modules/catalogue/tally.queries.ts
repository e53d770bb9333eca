import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { matching } from './matching.queries.ts'
import type { ProductFilter } from './product-filter.ts'

/** In the order of their bits. */
export const FLAGS = ['isAvailable', 'isOutlet', 'hasDiscount', 'isHeavyDuty', 'isPremium', 'isRecommended'] as const

/** Parts of one kind and brand that are alike in all that lists are narrowed by. */
export type Tallied = {
  readonly type: number
  readonly brand: number
  /** A bit for each of `FLAGS`: of hundreds of rows every column is read by itself. */
  readonly flags: number
  /** Which words of traits are in their names, a bit for each. */
  readonly traits: number
  /** Of the price that was chosen, if one was; the least and the most are of any price. */
  readonly n: number
  readonly from: number
  readonly to: number
}

/**
 * All that is sold, read from one index in its own order: nothing is sorted. Names that the job has not read yet, after an upgrade, are
 * read here.
 */
export function readTally(db: Db): Promise<readonly Tallied[]> {
  return tallied(matching(db, {}).where('p.trait_words', 'is not', null), sql`p.trait_words`)
    .unionAll(tallied(matching(db, {}).where('p.trait_words', 'is', null), sql`trait_words_of(p.search_vector)`))
    .execute()
}

/**
 * The same of what a filter leaves: one question instead of one for each thing that is counted. Where all names have been read it does not
 * speak of them: all but for some parts is then read from the index alone, too.
 */
export function tallyMatching(
  db: Db,
  { priceFrom, priceTo, ...filter }: ProductFilter,
  areNamesRead: boolean,
): Promise<readonly Tallied[]> {
  return tallied(matching(db, filter), areNamesRead ? sql`p.trait_words` : TRAITS, [
    ...(priceFrom === undefined ? [] : [sql<SqlBool>`p.sort_price_cents >= ${priceFrom}`]),
    ...(priceTo === undefined ? [] : [sql<SqlBool>`p.sort_price_cents <= ${priceTo}`]),
  ]).execute()
}

/** A name that the job has not read yet is read where it is asked for. */
const TRAITS = sql<number>`coalesce(p.trait_words, trait_words_of(p.search_vector))`

/** What is told apart of parts. */
export function toldApart(traits: RawBuilder<number> = TRAITS) {
  return [
    'p.part_type_id as type',
    'p.brand_id as brand',
    sql<number>`p.is_available::int | (p.is_outlet::int << 1) | ((p.sort_discount > 0)::int << 2) | (p.is_heavy_duty::int << 3)
      | (p.is_premium::int << 4) | (p.is_recommended::int << 5)`.as('flags'),
    traits.as('traits'),
  ] as const
}

function tallied(query: ReturnType<typeof matching>, traits: RawBuilder<number>, priced: readonly RawBuilder<SqlBool>[] = []) {
  return (
    query
      .select(toldApart(traits))
      .select([
        priced.length === 0
          ? sql<number>`count(*)::int`.as('n')
          : sql<number>`(count(*) filter (where ${sql.join(priced, sql` and `)}))::int`.as('n'),
        sql<number>`min(p.sort_price_cents)`.as('from'),
        sql<number>`max(p.sort_price_cents)`.as('to'),
      ])
      // As the index is ordered.
      .groupBy(['p.part_type_id', 'p.brand_id', 'p.is_available', 'p.is_outlet', 'p.is_heavy_duty', 'p.is_premium', 'p.is_recommended'])
      .groupBy([traits, 'p.sort_discount'])
  )
}
