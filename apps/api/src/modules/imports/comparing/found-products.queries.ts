import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { decidedNames } from './decided-names.queries.ts'
import { type FoundBy, nameKey, withMatchedProducts } from './matched-rows.queries.ts'

/** The rows of an import as `found`: what each says, the ids of what it names, and what the shop has of its product now. */
export function withFoundProducts(db: Db, id: number) {
  return withMatchedProducts(db, id)
    .with((cte) => cte('type_known').materialized(), namesOfTypes(db))
    .with(
      (cte) => cte('type_named').materialized(),
      (q) =>
        q
          .selectFrom((e) => e.selectFrom('matched').select(typeSaid('matched').as('type_said')).distinct().as('named'))
          .leftJoin('type_known as k', (on) => on.on((e) => e('k.key', '=', nameKey(e.ref('named.type_said')))))
          .leftJoin(decidedNames(db, id, 'part-type').as('n'), (on) => on.on((e) => e('n.key', '=', nameKey(e.ref('named.type_said')))))
          .select((e) => ['named.type_said', e.fn.coalesce('k.id', 'n.known_id').as('id'), 'n.is_made as is_new']),
    )
    .with(
      (cte) => cte('found').materialized(),
      (q) =>
        q
          .selectFrom('matched as m')
          .leftJoin('type_named as t', (on) => on.on((e) => e('t.type_said', '=', typeSaid('m'))))
          .leftJoin('products as p', 'p.id', 'm.product_id')
          .selectAll('m')
          .select([
            't.type_said',
            't.id as part_type_id',
            't.is_new as is_new_type',
            'p.status',
            'p.price_cents',
            'p.reserved',
            'p.stock as stock_now',
          ]),
    )
}

export type FoundProduct = FoundBy<ReturnType<typeof withFoundProducts>>

/** A new part of which a row says no kind is one of its shelf's name; what a part is that the shop has, a shelf does not change. */
export function typeSaid(table: string) {
  return sql<string | null>`coalesce(${sql.ref(`${table}.part_type`)}, case when ${sql.ref(`${table}.product_id`)} is null
    then coalesce(${sql.ref(`${table}.subcategory`)}, ${sql.ref(`${table}.category`)}) end)`
}

/** Where two parts are called the same, a name goes before another word for it. */
export function namesOfTypes(db: Db) {
  return db
    .selectFrom((e) =>
      e
        .selectFrom('part_types as t')
        .crossJoinLateral(NAMES_OF_TYPE)
        .select((n) => [nameKey(n.ref('known.name')).as('key'), 't.id', 'known.rank'])
        .as('known'),
    )
    .select(['key', 'id'])
    .distinctOn('key')
    .orderBy('key')
    .orderBy(NAMES_FIRST)
    .orderBy('id')
}

/** In either language, by its address in the shop, and by other words for it. */
const NAMES_OF_TYPE = sql<{ name: string; rank: number }>`
  unnest(array[t.name_es, t.name_en, t.slug] || t.synonyms_es || t.synonyms_en) with ordinality`.as<'known'>(sql`known(name, rank)`)
const NAMES_FIRST = sql`least(rank, 4)`
