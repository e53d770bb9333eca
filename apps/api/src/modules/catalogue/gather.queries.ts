import type { Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { unseenNumbers } from '../../database/one-plan.ts'
import { fittingIds, matching, unconfirmed } from './matching.queries.ts'
import type { Car, ProductFilter } from './product-filter.ts'
import { orderOf } from './products.queries.ts'
import { type Tallied, toldApart } from './tally.queries.ts'

/** Everything of some kinds that may be for a car. */
export type Gathering = {
  readonly car: Car
  readonly partTypeIds: readonly number[]
  readonly unconfirmedFor: ProductFilter['unconfirmedFor']
  /** Words that are looked for in the names; those of traits are known of each part. */
  readonly words: readonly string[]
  /** What was chosen besides. */
  readonly chosen: ProductFilter
}

/** A part as sums tell it apart. */
export type GatheredPart = Omit<Tallied, 'n' | 'from' | 'to'> & {
  readonly id: number
  readonly price: number
  readonly isConfirmed: boolean
  /** Whether the name has each of the words. */
  readonly hasWords: readonly boolean[]
}

/** In the order of the list, and at most so many. */
export function gather(db: Db, locale: Locale, sort: Sort, gathering: Gathering, limit: number): Promise<GatheredPart[]> {
  const { car, partTypeIds, unconfirmedFor, words, chosen } = gathering
  const perhaps = unconfirmedFor
    ? sql` union all select p.id from products p
        where p.status = 'active' and p.part_type_id = any(${unseenNumbers(partTypeIds)}) and ${unconfirmed(unconfirmedFor)}`
    : sql``
  const found = matching(db, chosen)
    .where(sql<SqlBool>`p.id = any(array(${fittingIds(car, partTypeIds)}${perhaps}))`)
    .select(['p.id', 'p.sort_price_cents as price', ...toldApart()])
    .select([sql<boolean>`p.is_placed or p.is_universal`.as('isConfirmed'), hasWords(words).as('hasWords')])
  return orderOf(locale, sort, 'car')
    .reduce((query, expression) => query.orderBy(expression as never), found)
    .limit(limit)
    .execute()
}

/** The words are put into a question once, and not once for each part. */
function hasWords(words: readonly string[]) {
  return words.length === 0
    ? sql<boolean[]>`'{}'::boolean[]`
    : sql<boolean[]>`array(select p.search_vector @@ word from unnest(
        (select array_agg(plainto_tsquery('spanish', words_key(said)) order by place) from unnest(${[...words]}::text[]) with ordinality asked (said, place))
      ) word)`
}
