import type {
  DecimalSign,
  FileProblem,
  ImportColumns,
  ImportFormat,
  ImportKind,
  ImportReport,
  ImportStatus,
  TopRow,
  UndoReport,
} from '@shop/domain/imports/import'
import type { Pricing } from '@shop/domain/imports/public-price'
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
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly headingRow: number
  readonly headings: readonly string[]
  readonly preview: readonly (readonly string[])[]
  readonly top: readonly TopRow[]
  readonly columns: ImportColumns
  readonly isRemembered: boolean
  readonly decimalSign: DecimalSign
  readonly staffId: number
} & Pricing

export async function insertImport(db: Db, one: NewImport): Promise<number> {
  return (
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
        sheets: [...one.sheets],
        sheet: one.sheet,
        top: JSON.stringify(one.top),
        heading_row: one.headingRow,
        headings: [...one.headings],
        preview: JSON.stringify(one.preview),
        columns: JSON.stringify(one.columns),
        is_remembered: one.isRemembered,
        decimal_sign: one.decimalSign,
        factor: one.factor,
        adds_vat: one.addsVat,
        staff_id: one.staffId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

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
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly top: readonly TopRow[]
  readonly heading_row: number
  readonly headings: readonly string[]
  readonly preview: readonly (readonly string[])[]
  readonly columns: ImportColumns
  readonly is_remembered: boolean
  readonly decimal_sign: DecimalSign
  readonly factor: number
  readonly adds_vat: boolean
  readonly status: ImportStatus
  readonly only_good: boolean
  readonly adds_pictures: boolean
  readonly zip: string | null
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

export function findImport(db: Db, id: number): Promise<ImportRecord | undefined> {
  return selectImport(db, id).executeTakeFirst()
}

/** Whoever moves an import has it to themselves until the end of the transaction. */
export function lockImport(db: Db, id: number): Promise<ImportRecord | undefined> {
  return selectImport(db, id).forUpdate('i').executeTakeFirst()
}

function selectImport(db: Db, id: number) {
  return db
    .selectFrom('imports as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .selectAll('i')
    .select('s.name as staff')
    .where('i.id', '=', id)
    .$narrowType<Omit<ImportRecord, 'headings' | 'sheets'>>()
}

/** As the stock ledger's: an undo asks what was counted after an import, whichever machine applied it. */
export const BY_DATABASE_CLOCK = sql<Date>`clock_timestamp()`

/** Somebody of staff, for what is written down under no name and taken back. */
export function findSomeStaff(db: Db) {
  return db.selectFrom('staff').select('id').orderBy('id').limit(1).executeTakeFirst()
}

type Move = {
  readonly status: ImportStatus
  readonly failure?: FileProblem | null
  readonly report?: ImportReport | null
  readonly undo_report?: UndoReport
  readonly only_good?: boolean
  readonly adds_pictures?: boolean
  readonly zip?: string
  readonly checks?: number
  readonly percent?: number
  readonly rows_read?: number
  readonly sheet?: number
  readonly heading_row?: number
  readonly headings?: string[]
  readonly preview?: readonly (readonly string[])[]
  readonly top?: readonly TopRow[]
  readonly is_remembered?: boolean
  readonly kind?: ImportKind
  readonly supplier?: string
  readonly columns?: ImportColumns
  readonly decimal_sign?: DecimalSign
  readonly factor?: number
  readonly adds_vat?: boolean
  readonly applied_by?: number
  readonly applied_at?: typeof BY_DATABASE_CLOCK
  readonly undone_by?: number
  readonly undone_at?: typeof BY_DATABASE_CLOCK
}

/** What is kept as JSON. */
const JSON_COLUMNS = ['report', 'undo_report', 'columns', 'preview', 'top'] as const

export async function moveImport(db: Db, id: number, move: Move): Promise<void> {
  const asJson = JSON_COLUMNS.flatMap((column) => (move[column] ? [[column, JSON.stringify(move[column])]] : []))
  await db
    .updateTable('imports')
    .set({ ...move, ...Object.fromEntries(asJson) })
    .where('id', '=', id)
    .execute()
}

type Progress = { readonly percent: number; readonly rows_read: number; readonly sections: number }

export async function updateProgress(db: Db, id: number, progress: Progress): Promise<void> {
  await db.updateTable('imports').set(progress).where('id', '=', id).execute()
}
