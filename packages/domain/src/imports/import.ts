import type { RowRemark } from '../catalogue-audit/judge-file.ts'
import type { ImportField } from './import-fields.ts'
import type { NameCount } from './import-names.ts'
import type { BroughtPictures, PicturesReport } from './import-pictures.ts'
import type { Pricing } from './public-price.ts'

export const IMPORT_KINDS = ['products', 'fitments'] as const
/** What the rows of a file are about. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

const IMPORT_FORMATS = ['csv', 'xlsx', 'aces'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

const IMPORT_STATUSES = ['uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** While the worker is at it, the screen asks again and again. */
export function isUnderWay(status: ImportStatus): boolean {
  return status === 'checking' || status === 'applying' || status === 'undoing'
}

/** Why a whole file cannot be read. */
const FILE_PROBLEMS = [
  'empty',
  'unknown-kind',
  'old-excel',
  'damaged',
  'unfolds',
  'xml-entities',
  'too-deep',
  'too-large',
  'too-many-columns',
  'too-many-rows',
  'row-too-long',
  'no-sheet',
  'no-rows',
  'not-a-zip',
  'zip-locked',
  'zip-too-large',
  'zip-too-many',
  'zip-without-pictures',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** Why one row cannot be applied. */
const ROW_PROBLEMS = [
  'no-identity',
  'missing',
  'formula-error',
  'formula-uncalculated',
  'extra-cells',
  'not-a-price',
  'price-zero',
  'not-whole',
  'not-yes-no',
  'unknown-unit',
  'unknown-status',
  'not-a-year',
  'too-long',
  'not-a-picture',
  'unknown-brand',
  'unknown-part-type',
  'ambiguous',
  'known-otherwise',
  'not-in-catalogue',
  'unknown-product',
  'unknown-make',
  'unknown-model',
  'vehicle-by-id',
  'below-reserved',
  'twice',
] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

export type DecimalSign = '.' | ','

/** Which column of the file holds what; columns count from 0. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>

export type ImportMapping = {
  readonly kind: ImportKind
  readonly supplier: string
  readonly decimalSign: DecimalSign
  readonly columns: ImportColumns
} & Pricing

/** A value before and after, as people read it. */
export type ImportSample = {
  readonly row: number
  readonly number: string
  readonly name: string
  readonly isNew: boolean
  readonly changes: readonly { readonly field: ImportField; readonly before: string; readonly after: string }[]
}

/** What applying would do. */
export type ImportReport = {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly same: number
  readonly wrong: number
  readonly prices: { readonly up: number; readonly down: number; readonly farUp: number; readonly farDown: number }
  readonly stock: { readonly up: number; readonly down: number }
  /** Of products that are there: how many names and descriptions would be others. */
  readonly texts?: { readonly names: number; readonly descriptions: number } | undefined
  readonly leftOut?: number | undefined
  /** Titles between the rows. */
  readonly sections?: number | undefined
  /** Rows whose number lost its zeros in Excel, and the parts that they were taken for. */
  readonly zeros?: { readonly rows: number; readonly first: readonly LostZeros[] } | undefined
  readonly problems: readonly { readonly code: RowProblem; readonly rows: number }[]
  readonly samples: readonly ImportSample[]
  /** What the shop does not have, and how much of it would be made. */
  readonly names?: readonly NameCount[] | undefined
  /** Absent where no column has any. */
  readonly pictures?: PicturesReport | undefined
  /** Nothing is known of files that were compared before the shop looked for them. */
  readonly contradictions?: ImportContradictions | undefined
}

export type LostZeros = { readonly row: number; readonly said: string; readonly known: string }

/** What the rows would bring that cannot be. It is told and blocks nothing: the shop may know a car worse than its supplier. */
export type ImportContradictions = {
  readonly errors: number
  readonly hints: number
  /** Errors before hints, as they stand in the file. */
  readonly first: readonly RowRemark[]
}

/** One of the first rows of a sheet, as it stands. */
export type TopRow = { readonly row: number; readonly text: string }

/** What undoing did, and what it left alone because somebody had changed it since. */
export type UndoReport = {
  readonly restored: number
  /** Parts that the import brought: gone, or off sale where something else names them. */
  readonly removed: number
  readonly withdrawn: number
  readonly kept: number
  readonly stockKept: number
  /** Brands, shelves and cars that it made and nothing else uses. */
  readonly namesRemoved: number
  readonly picturesRemoved?: number | undefined
}

export type ListedImport = {
  readonly id: string
  readonly fileName: string
  readonly kind: ImportKind
  readonly format: ImportFormat
  readonly supplier: string
  readonly status: ImportStatus
  readonly rows: number
  readonly staff: string
  readonly createdAt: Date
}

export type StaffImport = ListedImport &
  Pricing & {
    readonly bytes: number
    /** How often it was compared with the catalogue; names the report. */
    readonly checks: number
    readonly percent: number
    /** Of a workbook: its sheets, and the one that is read. */
    readonly sheets: readonly string[]
    readonly sheet: number
    readonly headingRow: number
    readonly top: readonly TopRow[]
    readonly headings: readonly string[]
    readonly preview: readonly (readonly string[])[]
    readonly decimalSign: DecimalSign
    readonly columns: ImportColumns
    /** The supplier's columns were known from an earlier file. */
    readonly isRemembered: boolean
    readonly failure: FileProblem | undefined
    readonly report: ImportReport | undefined
    /** A ZIP has come with it. */
    readonly hasZip: boolean
    readonly pictures: BroughtPictures
    readonly undo: UndoReport | undefined
    readonly appliedAt: Date | undefined
    readonly undoneAt: Date | undefined
  }

export type ImportProblemRow = {
  readonly row: number
  readonly code: RowProblem
  readonly field: ImportField | undefined
  readonly value: string
}

/** A price that moved by more than this share is worth a look before it is applied. */
export const FAR_PERCENT = 20
export const MOST_IMPORT_BYTES = 100 * 1_024 * 1_024
export const MOST_IMPORT_ROWS = 500_000
export const MOST_COLUMNS = 200
