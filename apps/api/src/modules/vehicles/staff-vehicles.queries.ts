import type { EngineRun, StaffMake, StaffModel } from '@shop/domain/staff-vehicle'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function listStaffMakes(db: Db): Promise<StaffMake[]> {
  const rows = await db
    .selectFrom('makes as k')
    .select((e) => [
      'k.id',
      'k.name',
      'k.version',
      e
        .selectFrom('models as m')
        .select((m) => m.fn.countAll<string>().as('count'))
        .whereRef('m.make_id', '=', 'k.id')
        .as('models'),
    ])
    .orderBy(sql`reader_key(k.name) collate "C"`)
    .orderBy('k.id')
    .execute()
  return rows.map(({ id, name, models, version }) => ({ id: String(id), name, modelCount: Number(models), version }))
}

type ModelRow = {
  readonly id: number
  readonly name: string
  readonly aliases: string[]
  readonly version: number
  readonly runs: EngineRun[]
  readonly fitments: number
}

export async function listStaffModels(db: Db, makeId: number): Promise<StaffModel[]> {
  const { rows } = await sql<ModelRow>`
    select m.id, m.name, m.aliases, m.version,
      (select count(*) from fitments f where f.model_id = m.id)::integer as fitments,
      coalesce((
        select json_agg(json_build_object('engine', e.engine, 'yearFrom', e.year_from, 'yearTo', e.year_to) order by e.year_from, e.engine)
        from model_engines e where e.model_id = m.id), '[]') as runs
    from models m where m.make_id = ${makeId} order by reader_key(m.name) collate "C", m.id`.execute(db)
  return rows.map(({ fitments, id, ...model }) => ({ ...model, id: String(id), fitmentCount: fitments }))
}

type Locked = { readonly id: number; readonly slug: string; readonly name: string; readonly version: number }

/** All makes, until the transaction ends: their names must stay apart. */
export async function lockMakes(db: Db): Promise<Locked[]> {
  return db.selectFrom('makes').select(['id', 'slug', 'name', 'version']).orderBy('id').forUpdate().execute()
}

export async function insertMake(db: Db, slug: string, name: string): Promise<number> {
  const { id } = await db.insertInto('makes').values({ slug, name }).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateMakeName(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('makes').set({ name, version: sql`version + 1` }).where('id', '=', id).execute()
}

export async function deleteMake(db: Db, id: number): Promise<void> {
  await db.deleteFrom('makes').where('id', '=', id).execute()
}

/** Nothing for a model that is gone. */
export async function findMakeIdOfModel(db: Db, modelId: number): Promise<number | undefined> {
  const row = await db.selectFrom('models').select('make_id').where('id', '=', modelId).executeTakeFirst()
  return row?.make_id
}

/** The models of a make, until the transaction ends: their names must stay apart. */
export async function lockModels(db: Db, makeId: number): Promise<Locked[]> {
  await db.selectFrom('makes').select('id').where('id', '=', makeId).forUpdate().execute()
  return db.selectFrom('models').select(['id', 'slug', 'name', 'version']).where('make_id', '=', makeId).forUpdate().execute()
}

type ModelValues = { readonly name: string; readonly aliases: readonly string[] }

export async function insertModel(db: Db, makeId: number, slug: string, { name, aliases }: ModelValues): Promise<number> {
  return (
    await db
      .insertInto('models')
      .values({ make_id: makeId, slug, name, aliases: [...aliases] })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

export async function updateModel(db: Db, id: number, { name, aliases }: ModelValues): Promise<void> {
  await db
    .updateTable('models')
    .set({ name, aliases: [...aliases], version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** What is known of an engine stays with it when its years are mended. */
export async function replaceRuns(db: Db, modelId: number, runs: readonly EngineRun[]): Promise<void> {
  const known = await db.deleteFrom('model_engines').where('model_id', '=', modelId).returningAll().execute()
  if (runs.length === 0) return
  const values = runs.map(({ engine, yearFrom, yearTo }) => {
    const before = known.filter((one) => one.engine === engine && one.year_from <= yearTo && one.year_to >= yearFrom)
    const was = before.find((one) => one.year_from === yearFrom) ?? before[0]
    const { generation, facts } = was ?? { generation: null, facts: {} }
    return { model_id: modelId, engine, year_from: yearFrom, year_to: yearTo, generation, facts }
  })
  await db.insertInto('model_engines').values(values).execute()
}

export async function deleteModel(db: Db, id: number): Promise<void> {
  await replaceRuns(db, id, [])
  await db.deleteFrom('models').where('id', '=', id).execute()
}

/** Compatibilities that name the model, and marks of parts that came back for it. */
export async function countNeeding(db: Db, modelId: number): Promise<number> {
  const { fitments, reviews } = await db
    .selectNoFrom((e) => [
      e
        .selectFrom('fitments')
        .select((f) => f.fn.countAll<string>().as('count'))
        .where('model_id', '=', modelId)
        .as('fitments'),
      e
        .selectFrom('fitment_reviews')
        .select((r) => r.fn.countAll<string>().as('count'))
        .where('model_id', '=', modelId)
        .as('reviews'),
    ])
    .executeTakeFirstOrThrow()
  return Number(fitments) + Number(reviews)
}

/** Compatibilities that fit a car of the model now and would fit none with these runs. */
export async function countLosing(db: Db, modelId: number, runs: readonly EngineRun[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with wanted as (
      select * from unnest(${runs.map(({ engine }) => engine)}::text[], ${runs.map(({ yearFrom }) => yearFrom)}::int[], ${runs.map(({ yearTo }) => yearTo)}::int[])
        as run (engine, year_from, year_to)
    )
    select count(*)::integer as count from fitments f where f.model_id = ${modelId}
      and exists (select from model_engines e where e.model_id = f.model_id
        and f.engine in ('', e.engine) and e.year_from <= f.year_to and f.year_from <= e.year_to)
      and not exists (select from wanted e where f.engine in ('', e.engine) and e.year_from <= f.year_to and f.year_from <= e.year_to)`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
