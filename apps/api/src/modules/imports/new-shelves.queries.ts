import { slugOf } from '@shop/domain/slug'
import type { EngineRun } from '@shop/domain/staff-vehicle'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { modelKey } from './comparing/found-fitments.queries.ts'

type Named = { readonly id: number; readonly slug: string; readonly names: readonly string[] }
/** By its address, and by the one that each of its names would have. */
export type BySlug = Map<string, number>

export async function listShelfSlugs(db: Db) {
  const { categories, subcategories } = await findShelves(db)
  return { categories: new Set(categories.keys()), subcategories: new Set(subcategories.keys()) }
}

export async function findShelves(db: Db) {
  return {
    categories: await shelvesIn(db, 'categories'),
    subcategories: await shelvesIn(db, 'subcategories'),
    partTypes: await shelvesIn(db, 'part_types'),
  }
}

async function shelvesIn(db: Db, table: 'categories' | 'subcategories' | 'part_types'): Promise<BySlug> {
  const rows = await db.selectFrom(table).select(['id', 'slug', 'name_es', 'name_en']).orderBy('id').execute()
  return bySlug(rows.map(({ id, slug, name_es, name_en }) => ({ id, slug, names: [name_es, name_en] })))
}

export async function findBrands(db: Db): Promise<BySlug> {
  const rows = await db.selectFrom('brands').select(['id', 'slug', 'name']).orderBy('id').execute()
  return bySlug(rows.map(({ id, slug, name }) => ({ id, slug, names: [name] })))
}

export async function findMakes(db: Db): Promise<BySlug> {
  const rows = await db.selectFrom('makes').select(['id', 'slug', 'name']).orderBy('id').execute()
  return bySlug(rows.map(({ id, slug, name }) => ({ id, slug, names: [name] })))
}

export async function findModels(db: Db, makeId: number): Promise<BySlug> {
  const rows = await db.selectFrom('models').select(['id', 'slug', 'name', 'aliases']).where('make_id', '=', makeId).orderBy('id').execute()
  return bySlug(rows.map(({ id, slug, name, aliases }) => ({ id, slug, names: [name, ...aliases] })))
}

function bySlug(rows: readonly Named[]): BySlug {
  return new Map(rows.flatMap(({ id, slug, names }) => [slug, ...names.map(slugOf)].map((key) => [key, id] as const)).toReversed())
}

/** The years in which a file has a car with each engine; without an engine it cannot be chosen in the shop, only shown. */
export async function listRunsSaid(db: Db, id: number, key: string): Promise<readonly EngineRun[]> {
  const { rows } = await sql<EngineRun>`
    select given ->> 'engine' as engine, min((given ->> 'year_from')::int) as "yearFrom", max((given ->> 'year_to')::int) as "yearTo"
    from import_rows where import_id = ${id} and ${modelKey(sql.ref('make'), sql.ref('model'))} = ${key}
      and given ->> 'engine' <> '' and given ->> 'year_from' is not null
    group by 1 order by 1`.execute(db)
  return rows
}
