import type { UndoReport } from '@shop/domain/imports/import'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export const applyFitments = async (db: Db, id: number): Promise<void> => {
  await db
    .insertInto('import_fitment_changes')
    .columns(['import_id', 'is_added', 'product_id', 'fitment'])
    .expression((e) =>
      e
        .selectFrom('import_rows')
        .select((r) => ['import_id', r.lit(true).as('is_added'), 'product_id', 'after'])
        .where('import_id', '=', id)
        .where('outcome', '=', 'new'),
    )
    .execute()
  await insertFitments(db, id, true)
  await sql`
    with removed as (
      delete from fitments f using import_rows r
      where r.import_id = ${id} and r.outcome = 'removed' and f.product_id = r.product_id and f.model_id = r.model_id
        and f.year_from = (r.after ->> 'year_from')::int and f.year_to = (r.after ->> 'year_to')::int and f.engine = r.after ->> 'engine'
        and coalesce(f.position_es, '') = coalesce(r.after ->> 'position_es', '') and coalesce(f.note_es, '') = coalesce(r.after ->> 'note_es', '')
      returning f.product_id, imported_fitment(f) as fitment
    )
    insert into import_fitment_changes (import_id, is_added, product_id, fitment) select ${id}::int, false, product_id, fitment from removed`.execute(
    db,
  )
}

/** Takes away what was added and is still there, and puts back what was removed. */
export const undoFitments = async (db: Db, id: number): Promise<UndoReport> => {
  const { rows } = await sql<UndoReport>`
    with gone as (
      delete from fitments f using import_fitment_changes c
      where c.import_id = ${id} and c.is_added and f.product_id = c.product_id and f.model_id = (c.fitment ->> 'model_id')::int
        and imported_fitment(f) = c.fitment
      returning 1
    )
    select count(*) filter (where not is_added)::int as restored, (select count(*)::int from gone) as withdrawn,
      greatest(0, count(*) filter (where is_added) - (select count(*) from gone))::int as kept, 0 as "stockKept"
    from import_fitment_changes where import_id = ${id}`.execute(db)
  await insertFitments(db, id, false)
  return rows[0] ?? { restored: 0, withdrawn: 0, kept: 0, stockKept: 0 }
}

const insertFitments = (db: Db, id: number, isAdded: boolean) =>
  sql`
  insert into fitments (product_id, part_type_id, model_id, year_from, year_to, engine, position_es, position_en, note_es, note_en)
  select c.product_id, p.part_type_id, n.model_id, n.year_from, n.year_to, n.engine, n.position_es, n.position_en, n.note_es, n.note_en
  from import_fitment_changes c join products p on p.id = c.product_id,
    jsonb_to_record(c.fitment) as n(model_id int, year_from smallint, year_to smallint, engine text, position_es text, position_en text,
      note_es text, note_en text)
  where c.import_id = ${id} and c.is_added = ${isAdded} and exists (select from models m where m.id = n.model_id)`.execute(db)
