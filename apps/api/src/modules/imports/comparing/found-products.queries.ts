import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { type FoundBy, nameKey, withMatchedProducts } from './matched-rows.queries.ts'

/** The rows of an import as `found`: what each says, the ids of what it names, and what the shop has of its product now. */
export const withFoundProducts = (db: Db, id: number) =>
  withMatchedProducts(db, id)
    .with((cte) => cte('type_known').materialized(), namesOfTypes(db))
    .with(
      (cte) => cte('type_named').materialized(),
      (q) =>
        q
          .selectFrom((e) => e.selectFrom('staged').select('part_type').distinct().as('named'))
          .innerJoin('type_known as k', (on) => on.on((e) => e('k.key', '=', nameKey(e.ref('named.part_type')))))
          .select(['named.part_type', 'k.id']),
    )
    .with(
      (cte) => cte('found').materialized(),
      (q) =>
        q
          .selectFrom('matched as m')
          .leftJoin('type_named as t', 't.part_type', 'm.part_type')
          .leftJoin('products as p', 'p.id', 'm.product_id')
          .selectAll('m')
          .select(['t.id as part_type_id', 'p.status', 'p.price_cents', 'p.reserved']),
    )

export type FoundProduct = FoundBy<ReturnType<typeof withFoundProducts>>

/** Where two parts are called the same, a name goes before another word for it. */
const namesOfTypes = (db: Db) =>
  db
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

/** In either language, by its address in the shop, and by other words for it. */
const NAMES_OF_TYPE = sql<{ name: string; rank: number }>`
  unnest(array[t.name_es, t.name_en, t.slug] || t.synonyms_es || t.synonyms_en) with ordinality`.as<'known'>(sql`known(name, rank)`)
const NAMES_FIRST = sql`least(rank, 4)`
