import type {
  DecimalSign,
  FileProblem,
  ImportColumns,
  ImportFormat,
  ImportKind,
  ImportProblemRow,
  ImportReport,
  ImportStatus,
  RowProblem,
  UndoReport,
} from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { type NotNull, sql } from 'kysely'
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

export const findImport = (db: Db, id: number): Promise<ImportRecord | undefined> => selectImport(db, id).executeTakeFirst()

/** Whoever moves an import has it to themselves until the end of the transaction. */
export const lockImport = (db: Db, id: number): Promise<ImportRecord | undefined> => selectImport(db, id).forUpdate('i').executeTakeFirst()

const selectImport = (db: Db, id: number) =>
  db
    .selectFrom('imports as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .selectAll('i')
    .select('s.name as staff')
    .where('i.id', '=', id)
    .$narrowType<Omit<ImportRecord, 'headings'>>()

/** As the stock ledger's: an undo asks what was counted after an import, whichever machine applied it. */
export const BY_DATABASE_CLOCK = sql<Date>`clock_timestamp()`

/** Somebody of staff, for what is written down under no name and taken back. */
export const findSomeStaff = (db: Db) => db.selectFrom('staff').select('id').orderBy('id').limit(1).executeTakeFirst()

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
  await db.updateTable('imports').set({ percent, rows_read: rowsRead }).where('id', '=', id).execute()
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
export const listForgettable = (db: Db, before: Date): Promise<readonly { id: number; file: string }[]> => {
  const old = selectAtRest(db).where('file', 'is not', null).where('created_at', '<', before)
  return old.select(['id', 'file']).$narrowType<{ file: NotNull }>().execute()
}

/** What was applied stays on the list, and can be undone; the rest goes with its rows. */
export const forgetFile = async (db: Db, id: number): Promise<boolean> => {
  const found = await selectAtRest(db).select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) return false
  await db.deleteFrom('imports').where('id', '=', id).where('status', 'not in', ['applied', 'undone']).execute()
  await db.updateTable('imports').set({ file: null, preview: '[]' }).where('id', '=', id).execute()
  return true
}

const selectAtRest = (db: Db) => db.selectFrom('imports').where('status', 'not in', ['checking', 'applying', 'undoing'])
