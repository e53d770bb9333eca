import type { CarRun } from '@shop/domain/fitment-rules'
import type { StaffFitment } from '@shop/domain/staff-product'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function listFitments(db: Db, productId: number): Promise<StaffFitment[]> {
  const rows = await db
    .selectFrom('fitments as f')
    .innerJoin('models as m', 'm.id', 'f.model_id')
    .innerJoin('makes as k', 'k.id', 'm.make_id')
    .selectAll('f')
    .select(['k.name as make', 'm.name as model'])
    .where('f.product_id', '=', productId)
    .orderBy('k.name')
    .orderBy('m.name')
    .orderBy('f.year_from')
    .orderBy('f.year_to')
    .orderBy('f.engine')
    .orderBy('f.position_es')
    .orderBy('f.note_es')
    .execute()
  return rows.map((row) => ({
    make: row.make,
    model: row.model,
    yearFrom: row.year_from,
    yearTo: row.year_to,
    engine: row.engine,
    positionEs: row.position_es ?? undefined,
    positionEn: row.position_en ?? undefined,
    noteEs: row.note_es ?? undefined,
    noteEn: row.note_en ?? undefined,
  }))
}

/** Every run of years of the models of a make, in the order people read them. */
export async function listRunsOfMake(db: Db, make: string): Promise<CarRun[]> {
  return db
    .selectFrom('models as m')
    .innerJoin('makes as k', 'k.id', 'm.make_id')
    .innerJoin('model_engines as e', 'e.model_id', 'm.id')
    .select(['m.name as model', 'e.engine', 'e.year_from as yearFrom', 'e.year_to as yearTo'])
    .where(sql<boolean>`reader_key(k.name) = reader_key(${make})`)
    .orderBy(sql`reader_key(m.name) collate "C"`)
    .orderBy('m.id')
    .orderBy('e.engine')
    .orderBy('e.year_from')
    .execute()
}

type NamedModel = { readonly make: string; readonly model: string }
type KnownModel = NamedModel & { readonly id: number; readonly runs: readonly CarRun[] }

/** The models by the names they were asked for, with what the shop knows of each; one it does not know is left out. */
export async function findModels(db: Db, asked: readonly NamedModel[]): Promise<KnownModel[]> {
  return (
    await sql<KnownModel>`
      select distinct on (a.make, a.model) a.make, a.model, m.id, coalesce((
        select jsonb_agg(jsonb_build_object('model', m.name, 'engine', e.engine, 'yearFrom', e.year_from, 'yearTo', e.year_to))
        from model_engines e where e.model_id = m.id), '[]') as runs
      from unnest(${asked.map(({ make }) => make)}::text[], ${asked.map(({ model }) => model)}::text[]) a (make, model)
      join makes k on reader_key(k.name) = reader_key(a.make)
      join models m on m.make_id = k.id and reader_key(m.name) = reader_key(a.model)
      order by a.make, a.model, m.id`.execute(db)
  ).rows
}

/** Writes all rows of a part anew, with the part's own type. */
export async function replaceFitments(
  db: Db,
  productId: number,
  rows: readonly (StaffFitment & { readonly modelId: number })[],
): Promise<void> {
  await db.deleteFrom('fitments').where('product_id', '=', productId).execute()
  if (rows.length === 0) return
  const column = <Value>(of: (row: StaffFitment & { readonly modelId: number }) => Value): Value[] => rows.map(of)
  await sql`
    insert into fitments (product_id, part_type_id, model_id, year_from, year_to, engine, position_es, position_en, note_es, note_en)
    select p.id, p.part_type_id, r.*
    from products p, unnest(
      ${column((row) => row.modelId)}::integer[], ${column((row) => row.yearFrom)}::smallint[], ${column((row) => row.yearTo)}::smallint[],
      ${column((row) => row.engine)}::text[], ${column((row) => row.positionEs ?? null)}::text[], ${column((row) => row.positionEn ?? null)}::text[],
      ${column((row) => row.noteEs ?? null)}::text[], ${column((row) => row.noteEn ?? null)}::text[]) r
    where p.id = ${productId}`.execute(db)
}
