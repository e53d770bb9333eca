import { slugOf } from '@shop/domain/slug'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'

type Named = { readonly id: number; readonly name: string }

/** How many parts on sale fit, by what is counted. Who is not in it has none. */
export type Counts = ReadonlyMap<string, number>

type Counted = { readonly key: string; readonly count: string }

/** A model that was never sold with an engine leads a chooser nowhere, and so does its make. */
export function listMakes(db: Db): Promise<Named[]> {
  return db
    .selectFrom('makes as k')
    .select(['k.id', 'k.name'])
    .where(sql<boolean>`exists (select from models m join model_engines e on e.model_id = m.id where m.make_id = k.id)`)
    .orderBy(sql`reader_key(k.name) collate "C"`)
    .orderBy('k.id')
    .execute()
}

export function listModels(db: Db, makeId: number): Promise<Named[]> {
  return db
    .selectFrom('models as m')
    .select(['m.id', 'm.name'])
    .where('m.make_id', '=', makeId)
    .where(sql<boolean>`exists (select from model_engines e where e.model_id = m.id)`)
    .orderBy(sql`reader_key(m.name) collate "C"`)
    .orderBy('m.id')
    .execute()
}

/** Newest first. */
export async function listYears(db: Db, modelId: number): Promise<string[]> {
  const { rows } = await sql<{ year: string }>`
    select year::text from (select distinct generate_series(year_from::int, year_to) as year from model_engines where model_id = ${modelId}) years
    order by year desc`.execute(db)
  return rows.map(({ year }) => year)
}

export async function listEngines(db: Db, modelId: number, year: number): Promise<string[]> {
  const rows = await db
    .selectFrom('model_engines')
    .select('engine')
    .distinct()
    .where('model_id', '=', modelId)
    .where('year_from', '<=', year)
    .where('year_to', '>=', year)
    .orderBy('engine')
    .execute()
  return rows.map(({ engine }) => engine)
}

/** By name as people write it, or by slug; the name wins where one is the slug of another. */
export async function findMakeId(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('makes')
    .select('id')
    .where((e) => e.or([isNamed(name), e('slug', '=', slugOf(name))]))
    .orderBy(isNamed(name), 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

export async function findModelId(db: Db, make: string, model: string): Promise<number | undefined> {
  const makeId = await findMakeId(db, make)
  if (makeId === undefined) return undefined
  const row = await db
    .selectFrom('models')
    .select('id')
    .where('make_id', '=', makeId)
    .where((e) => e.or([isNamed(model), e('slug', '=', slugOf(model))]))
    .orderBy(isNamed(model), 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

function isNamed(name: string) {
  return sql<boolean>`reader_key(name) = reader_key(${name})`
}

export function countByMake(db: Db): Promise<Counts> {
  return counted(
    db,
    sql<Counted>`select make_id::text as key, count(*) as count from (
        select distinct m.make_id, f.product_id
        from fitments f join products p on p.id = f.product_id and p.status = 'active' join models m on m.id = f.model_id
      ) fitting group by make_id`,
  )
}

export function countByModel(db: Db, makeId: number): Promise<Counts> {
  return counted(
    db,
    sql<Counted>`select model_id::text as key, count(*) as count from (
        select distinct f.model_id, f.product_id
        from fitments f join products p on p.id = f.product_id and p.status = 'active' join models m on m.id = f.model_id
        where m.make_id = ${makeId}
      ) fitting group by model_id`,
  )
}

export function countByYear(db: Db, modelId: number): Promise<Counts> {
  return counted(
    db,
    sql<Counted>`select year::text as key, count(distinct f.product_id) as count
      from fitments f join products p on p.id = f.product_id and p.status = 'active', generate_series(f.year_from::int, f.year_to) as year
      where f.model_id = ${modelId} group by year`,
  )
}

/** Under '' are the parts for every engine; under an engine those that fit it and not every one. */
export function countByEngine(db: Db, modelId: number, year: number): Promise<Counts> {
  return counted(
    db,
    sql<Counted>`with fitting as (
        select distinct f.product_id, f.engine from fitments f join products p on p.id = f.product_id and p.status = 'active'
        where f.model_id = ${modelId} and ${year} between f.year_from and f.year_to)
      select engine as key, count(*) as count from fitting f
      where engine = '' or not exists (select from fitting every where every.product_id = f.product_id and every.engine = '')
      group by engine`,
  )
}

async function counted(db: Db, query: RawBuilder<Counted>): Promise<Counts> {
  const { rows } = await withLongQueryTimeout(db, (patient) => query.execute(patient))
  return new Map(rows.map(({ key, count }) => [key, Number(count)]))
}
