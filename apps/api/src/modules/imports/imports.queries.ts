import type {
  DecimalSign,
  FileProblem,
  ImportColumns,
  ImportFormat,
  ImportKind,
  ImportProblemRow,
  ImportReport,
  ImportStatus,
  ListedImport,
  RowProblem,
  UndoReport,
} from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Encoding } from './reading/tell-format.ts'

type NewImport = {
  readonly kind: ImportKind
  readonly format: ImportFormat
  readonly encoding: Encoding | undefined
  readonly delimiter: string | undefined
  readonly fileName: string
  readonly file: string
  readonly bytes: number
  readonly supplier: string
  readonly headingRow: number
  readonly headings: readonly string[]
  readonly preview: readonly (readonly string[])[]
  readonly columns: ImportColumns
  readonly isRemembered: boolean
  readonly decimalSign: DecimalSign
  readonly staffId: number
}

export const insertImport = async (db: Db, one: NewImport): Promise<number> =>
  (
    await db
      .insertInto('imports')
      .values({
        kind: one.kind,
        format: one.format,
        encoding: one.encoding ?? null,
        delimiter: one.delimiter ?? null,
        file_name: one.fileName,
        file: one.file,
        bytes: one.bytes,
        supplier: one.supplier,
        heading_row: one.headingRow,
        headings: [...one.headings],
        preview: JSON.stringify(one.preview),
        columns: JSON.stringify(one.columns),
        is_remembered: one.isRemembered,
        decimal_sign: one.decimalSign,
        staff_id: one.staffId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** An import as it is kept; JSON comes out as it went in. */
export type ImportRecord = {
  readonly id: number
  readonly kind: ImportKind
  readonly format: ImportFormat
  readonly encoding: Encoding | null
  readonly delimiter: string | null
  readonly file_name: string
  readonly file: string | null
  readonly bytes: number
  readonly supplier: string
  readonly heading_row: number
  readonly headings: readonly string[]
  readonly preview: readonly (readonly string[])[]
  readonly columns: ImportColumns
  readonly is_remembered: boolean
  readonly decimal_sign: DecimalSign
  readonly status: ImportStatus
  readonly only_good: boolean
  readonly checks: number
  readonly percent: number
  readonly rows_read: number
  readonly failure: FileProblem | null
  readonly report: ImportReport | null
  readonly undo_report: UndoReport | null
  readonly staff_id: number
  readonly staff: string
  readonly created_at: Date
  readonly applied_by: number | null
  readonly applied_at: Date | null
  readonly undone_by: number | null
  readonly undone_at: Date | null
}

export const findImport = async (db: Db, id: number): Promise<ImportRecord | undefined> => {
  const { rows } = await sql<ImportRecord>`
    select i.*, s.name as staff from imports i join staff s on s.id = i.staff_id where i.id = ${id}`.execute(db)
  return rows[0]
}

/** Whoever moves an import has it to themselves until the end of the transaction. */
export const lockImport = async (db: Db, id: number): Promise<ImportRecord | undefined> => {
  const { rows } = await sql<ImportRecord>`
    select i.*, s.name as staff from imports i join staff s on s.id = i.staff_id where i.id = ${id} for update of i`.execute(db)
  return rows[0]
}

export const listImports = async (db: Db, page: number, limit: number): Promise<{ items: readonly ListedImport[]; total: number }> => {
  const { rows } = await sql<ImportRecord & { total: number }>`
    select i.id, i.file_name, i.kind, i.format, i.supplier, i.status, i.rows_read, s.name as staff, i.created_at, count(*) over ()::int as total
    from imports i join staff s on s.id = i.staff_id
    order by i.created_at desc, i.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { items: rows.map(listed), total: rows[0]?.total ?? 0 }
}

export const listed = (row: ImportRecord): ListedImport => ({
  id: String(row.id),
  fileName: row.file_name,
  kind: row.kind,
  format: row.format,
  supplier: row.supplier,
  status: row.status,
  rows: row.rows_read,
  staff: row.staff,
  createdAt: row.created_at,
})

/** As the stock ledger's: an undo asks what was counted after an import, whichever machine applied it. */
export const BY_DATABASE_CLOCK = sql<Date>`clock_timestamp()`

type Move = {
  readonly status: ImportStatus
  readonly failure?: FileProblem | null
  readonly report?: ImportReport | null
  readonly undo_report?: UndoReport
  readonly only_good?: boolean
  readonly checks?: number
  readonly percent?: number
  readonly rows_read?: number
  readonly kind?: ImportKind
  readonly supplier?: string
  readonly columns?: ImportColumns
  readonly decimal_sign?: DecimalSign
  readonly applied_by?: number
  readonly applied_at?: typeof BY_DATABASE_CLOCK
  readonly undone_by?: number
  readonly undone_at?: typeof BY_DATABASE_CLOCK
}

export const moveImport = async (db: Db, id: number, { report, undo_report, columns, ...move }: Move): Promise<void> => {
  await db
    .updateTable('imports')
    .set({
      ...move,
      ...(report === undefined ? {} : { report: report && JSON.stringify(report) }),
      ...(undo_report === undefined ? {} : { undo_report: JSON.stringify(undo_report) }),
      ...(columns === undefined ? {} : { columns: JSON.stringify(columns) }),
    })
    .where('id', '=', id)
    .execute()
}

export const updateProgress = async (db: Db, id: number, percent: number, rowsRead: number): Promise<void> => {
  await sql`update imports set percent = ${percent}, rows_read = ${rowsRead} where id = ${id}`.execute(db)
}

export const listProblems = async (
  db: Db,
  id: number,
  page: number,
  limit: number,
): Promise<{ items: readonly ImportProblemRow[]; total: number }> => {
  const { rows } = await sql<{ row: number; code: RowProblem; field: ImportField | null; value: string; total: number }>`
    select row, code, field, value, count(*) over ()::int as total from import_problems where import_id = ${id}
    order by row, code, field limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const items = rows.map(({ row, code, field, value }) => ({ row, code, field: field ?? undefined, value }))
  return { items, total: rows[0]?.total ?? 0 }
}

/** Imports whose file nobody needs any more: it was applied, or nobody has applied it for long. */
export const listForgettable = async (db: Db, before: Date): Promise<readonly { id: number; file: string }[]> => {
  const { rows } = await sql<{ id: number; file: string }>`
    select id, file from imports where file is not null and created_at < ${before} and ${isAtRest}`.execute(db)
  return rows
}

/** What was applied stays on the list, and can be undone; the rest goes with its rows. */
export const forgetFile = async (db: Db, id: number): Promise<boolean> => {
  const found = await sql<{ status: string }>`select status from imports where id = ${id} and ${isAtRest} for update`.execute(db)
  if (found.rows.length === 0) return false
  await sql`delete from imports where id = ${id} and status not in ('applied', 'undone')`.execute(db)
  await sql`update imports set file = null, preview = '[]' where id = ${id}`.execute(db)
  return true
}

const isAtRest = sql`status not in ('checking', 'applying', 'undoing')`
