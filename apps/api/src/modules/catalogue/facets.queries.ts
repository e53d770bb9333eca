import { PART_TRAITS, TRAIT_KINDS, wordOfTrait } from '@shop/domain/part-traits'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { matching } from './matching.queries.ts'
import type { ProductFilter } from './product-filter.ts'

/** How many products of a filter there are of each part type. Shelves above are sums of these. */
export const countPartTypes = async (db: Db, filter: ProductFilter): Promise<Map<number, number>> => {
  const rows = await matching(db, filter)
    .select(['p.part_type_id as id', (e) => e.fn.countAll<string>().as('n')])
    .groupBy('p.part_type_id')
    .execute()
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}

export const countBrands = async (db: Db, filter: ProductFilter): Promise<Map<number, number>> => {
  const rows = await matching(db, filter)
    .select(['p.brand_id as id', (e) => e.fn.countAll<string>().as('n')])
    .groupBy('p.brand_id')
    .execute()
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}

const TRAIT_WORDS = TRAIT_KINDS.flatMap((kind) => PART_TRAITS[kind].map(wordOfTrait))

/** How many products of a filter have each word of a trait in their names, in any number or gender. */
export const countTraitWords = async (db: Db, filter: ProductFilter): Promise<Map<string, number>> => {
  // The words are brought into the form of names once, and not once for each part.
  const said = sql<{ word: string; key: string }>`
    (select word, unnest(tsvector_to_array(to_tsvector('spanish', words_key(word)))) as key from unnest(${TRAIT_WORDS}::text[]) word)`
  const rows = await matching(db, filter)
    .innerJoinLateral(sql<{ lexeme: string }>`(select unnest(tsvector_to_array(p.search_vector)) as lexeme)`.as('name'), (join) =>
      join.onTrue(),
    )
    .innerJoin(said.as('said'), 'said.key', 'name.lexeme')
    .select(['said.word', (e) => e.fn.countAll<string>().as('n')])
    .groupBy('said.word')
    .execute()
  return new Map(rows.map(({ word, n }) => [word, Number(n)]))
}

/** Flags and prices, each counted as if nothing of its own kind were chosen. */
export const countFlags = async (
  db: Db,
  { isAvailable, isOutlet, hasDiscount, isHeavyDuty, priceFrom, priceTo, ...rest }: ProductFilter,
) => {
  const flags = { isAvailable, isOutlet, hasDiscount, isHeavyDuty }
  const chosenFlags = FLAGS.filter((key) => flags[key])
  const flag = (own: keyof typeof CONDITIONS, condition: string) => {
    const others = chosenFlags.filter((key) => key !== own).map((key) => CONDITIONS[key])
    return sql<string>`count(*) filter (where ${sql.raw([condition, ...others, ...priceConditions(priceFrom, priceTo)].join(' and '))})`
  }
  const all = chosenFlags.map((key) => CONDITIONS[key])
  const chosen = sql.raw(['true', ...all].join(' and '))
  const row = await matching(db, rest)
    .select([
      flag('isAvailable', CONDITIONS.isAvailable).as('available'),
      flag('isOutlet', CONDITIONS.isOutlet).as('outlet'),
      flag('hasDiscount', CONDITIONS.hasDiscount).as('discounted'),
      flag('isHeavyDuty', CONDITIONS.isHeavyDuty).as('heavy_duty'),
      sql<number | null>`min(p.sort_price_cents) filter (where ${chosen})`.as('price_from'),
      sql<number | null>`max(p.sort_price_cents) filter (where ${chosen})`.as('price_to'),
    ])
    .executeTakeFirstOrThrow()
  return {
    price: { from: row.price_from ?? 0, to: row.price_to ?? 0 },
    available: Number(row.available),
    outlet: Number(row.outlet),
    discounted: Number(row.discounted),
    heavyDuty: Number(row.heavy_duty),
  }
}

const CONDITIONS = {
  isAvailable: 'p.is_available',
  isOutlet: 'p.is_outlet',
  hasDiscount: 'p.sort_discount > 0',
  isHeavyDuty: 'p.is_heavy_duty',
} as const

const FLAGS = ['isAvailable', 'isOutlet', 'hasDiscount', 'isHeavyDuty'] as const

/** Whole numbers only, so that they can stand in the statement. */
const priceConditions = (from: number | undefined, to: number | undefined): string[] => [
  ...(from === undefined ? [] : [`p.sort_price_cents >= ${Math.trunc(from)}`]),
  ...(to === undefined ? [] : [`p.sort_price_cents <= ${Math.trunc(to)}`]),
]
