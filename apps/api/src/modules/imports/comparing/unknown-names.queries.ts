import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { modelKey, withoutYears } from './found-fitments.queries.ts'
import { namesOfTypes, typeSaid } from './found-products.queries.ts'
import { nameKey } from './matched-rows.queries.ts'

export type UnknownName = { readonly key: string; readonly name: string; readonly rows: number }
export type UnknownType = UnknownName & { readonly category: string | null; readonly subcategory: string | null }
export type UnknownModel = UnknownName & { readonly make: string }

const ROWS = sql<number>`count(*)::int`
const brandKey = nameKey(sql.ref('r.brand'))
const typeKey = nameKey(typeSaid('r'))
const makeKey = nameKey(sql.ref('r.make'))
const carKey = modelKey(sql.ref('r.make'), sql.ref('r.model'))

/** Names of brands that rows have and the shop has not. What was looked up before says which products are new. */
export async function listUnknownBrands(db: Db, id: number): Promise<readonly UnknownName[]> {
  const { rows } = await sql<UnknownName>`
    with said as (select ${brandKey} as key, min(r.brand) as name, ${ROWS} as rows from import_rows r where r.import_id = ${id} and not r.is_left_out and r.brand is not null group by 1)
    select * from said where key <> '' and not exists (select from brands b where ${nameKey(sql.ref('b.name'))} = said.key) order by rows desc, key`.execute(
    db,
  )
  return rows
}

/** With the shelf that most rows of it name. */
export function listUnknownTypes(db: Db, id: number): Promise<UnknownType[]> {
  return db
    .with('said', (q) =>
      q
        .selectFrom('import_rows as r')
        .select([
          typeKey.as('key'),
          sql<string>`min(${typeSaid('r')})`.as('name'),
          ROWS.as('rows'),
          sql<string | null>`mode() within group (order by r.category)`.as('category'),
          sql<string | null>`mode() within group (order by r.subcategory)`.as('subcategory'),
        ])
        .where('r.import_id', '=', id)
        .where('r.is_left_out', '=', false)
        .where(typeSaid('r'), 'is not', null)
        .groupBy(typeKey),
    )
    .selectFrom('said')
    .selectAll()
    .where('key', '<>', '')
    .where('key', 'not in', (q) => q.selectFrom(namesOfTypes(db).as('known')).select('known.key'))
    .orderBy('rows', 'desc')
    .orderBy('key')
    .execute()
}

export async function listUnknownMakes(db: Db, id: number): Promise<readonly UnknownName[]> {
  const { rows } = await sql<UnknownName>`
    with said as (select ${makeKey} as key, min(r.make) as name, ${ROWS} as rows from import_rows r where r.import_id = ${id} and not r.is_left_out and r.make is not null group by 1)
    select * from said where key <> '' and not exists (select from makes k where ${nameKey(sql.ref('k.name'))} = said.key) order by rows desc, key`.execute(
    db,
  )
  return rows
}

/** Of makes that the shop has, and of those that it has not; a make that is taken for another brings the models of that one. */
export async function listUnknownModels(db: Db, id: number): Promise<readonly UnknownModel[]> {
  const { rows } = await sql<UnknownModel>`
    with said as (
      select ${carKey} as key, min(r.model) as name, min(r.make) as make, ${ROWS} as rows
      from import_rows r where r.import_id = ${id} and not r.is_left_out and r.make is not null and r.model is not null group by 1
    )
    select * from said where not exists (
      select from models m join makes k on k.id = m.make_id
      where (${nameKey(sql.ref('k.name'))} = ${nameKey(sql.ref('said.make'))} or k.id = (
          select n.target_id from import_names n where n.import_id = ${id} and n.kind = 'make' and n.key = ${nameKey(sql.ref('said.make'))}))
        and exists (select from unnest(m.name || m.aliases) known(name) where ${nameKey(withoutYears(sql.ref('known.name')))} = ${nameKey(sql.ref('said.name'))})
    ) order by rows desc, key`.execute(db)
  return rows
}
