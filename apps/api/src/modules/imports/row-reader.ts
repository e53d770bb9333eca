import type { RowProblem } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import type { SaidPicture } from '@shop/domain/imports/picture-cell'
import { type Cell, type TableRow, textOf, UNCALCULATED } from './reading/table-rows.ts'

/** A row as it waits for being compared; what it would change is in `given`, by column of the database. */
export type StagedRow = {
  readonly row: number
  readonly internal_key?: string | undefined
  readonly part_number?: string | undefined
  readonly brand?: string | undefined
  readonly part_type?: string | undefined
  readonly category?: string | undefined
  readonly subcategory?: string | undefined
  readonly has_some?: boolean
  readonly pictures?: readonly SaidPicture[] | undefined
  readonly make?: string | undefined
  readonly model?: string | undefined
  readonly given: Readonly<Record<string, unknown>>
}
export type StagedProblem = { readonly row: number; readonly code: RowProblem; readonly field: ImportField | null; readonly value: string }
export type ReadRow = { readonly staged: StagedRow; readonly problems: readonly StagedProblem[] }

const LONGEST_SHOWN = 80
/** Lines and tabs are text; whatever else steers a terminal is not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** What Excel shows where a formula failed, in English and in Spanish. */
const FORMULA_ERROR = /^#(?:N\/A|N\/D|[¡¿]?(?:REF|VALUE|VALOR|NAME|NOMBRE|DIV\/0|NULL|NULO|NUM|SPILL|CALC)[!?])$/i

/** A comma that nobody quoted moves all that follows one column on: a price may stand where the stock belongs. */
export function cellsBeyond({ number, cells }: TableRow, headings: number): StagedProblem | undefined {
  const beyond = cells.slice(headings).find((cell) => textOf(cell).trim() !== '')
  return beyond === undefined ? undefined : { row: number, code: 'extra-cells', field: null, value: shown(beyond) }
}

function shown(cell: Cell): string {
  return textOf(cell).slice(0, LONGEST_SHOWN).toWellFormed().replaceAll('\0', '')
}

/** Takes cells of one row by field and gathers what is wrong with them. An empty cell says nothing. */
export function rowReader({ number, cells }: TableRow, columns: Readonly<Partial<Record<ImportField, number>>>) {
  const problems: StagedProblem[] = []
  const refuse = (code: RowProblem, field: ImportField | null, cell: Cell = ''): undefined => {
    problems.push({ row: number, code, field, value: shown(cell) })
    return undefined
  }
  const cellOf = (field: ImportField): Cell | undefined => {
    const column = columns[field]
    const cell = column === undefined ? undefined : cells[column]
    if (cell === undefined || textOf(cell).trim() === '') return undefined
    if (cell === UNCALCULATED) return refuse('formula-uncalculated', field)
    return FORMULA_ERROR.test(textOf(cell).trim()) ? refuse('formula-error', field, cell) : cell
  }
  const text = (field: ImportField, longest: number, clean: (raw: string) => string = (raw) => raw): string | undefined => {
    const cell = cellOf(field)
    if (cell === undefined) return undefined
    const said = clean(textOf(cell).trim()).toWellFormed().normalize('NFC')
    return said.length > longest || CONTROL.test(said) ? refuse('too-long', field, cell) : said
  }
  const read = <Value>(field: ImportField, code: RowProblem, take: (cell: Cell) => Value | undefined): Value | undefined => {
    const cell = cellOf(field)
    if (cell === undefined) return undefined
    return take(cell) ?? refuse(code, field, cell)
  }
  return { text, read, refuse, problems }
}
