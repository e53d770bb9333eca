import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { StagedProblem, StagedRow } from './row-reader.ts'

export async function emptyStaging(db: Db, id: number): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', id).execute()
  await db.deleteFrom('import_problems').where('import_id', '=', id).execute()
}

/** Many rows as one value: one statement, one text, however many there are. */
export async function insertRows(db: Db, id: number, rows: readonly StagedRow[]): Promise<void> {
  await sql`
    insert into import_rows (import_id, row, internal_key, part_number, brand, part_type, category, subcategory, has_some, pictures, make, model, given)
    select ${id}::int, row, internal_key, part_number, brand, part_type, category, subcategory, coalesce(has_some, false), pictures, make, model, given
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as staged(row int, internal_key text, part_number text, brand text, part_type text, category text, subcategory text, has_some boolean, pictures jsonb, make text, model text, given jsonb)`.execute(
    db,
  )
}

export async function insertProblems(db: Db, id: number, problems: readonly StagedProblem[]): Promise<void> {
  await sql`
    insert into import_problems (import_id, row, field, code, value, is_lasting)
    select ${id}::int, row, field, code, value, true
    from json_to_recordset(${JSON.stringify(problems)}::json) as found(row int, field text, code text, value text)`.execute(db)
}

/** Planners guess badly about a table that was empty a moment ago. */
export async function analyzeStaging(db: Db): Promise<void> {
  await sql`analyze import_rows`.execute(db)
  await sql`analyze import_problems`.execute(db)
}
