import { distinctHeadings, headingsIn } from '@shop/domain/imports/guess-columns'
import type { TopRow } from '@shop/domain/imports/import'
import { BadFile } from './reading/bad-file.ts'
import { isBlank, type TableRow, type TableRows, textOf } from './reading/table-rows.ts'

export type FirstRows = {
  /** Where the headings stand; what is above it is the supplier's name and such. */
  readonly headingRow: number
  readonly headings: readonly string[]
  readonly preview: readonly (readonly string[])[]
  /** The first rows as they stand, to say which of them has the headings. */
  readonly top: readonly TopRow[]
}

const LOOKED_AT = 30
const SHOWN = 8
const LONGEST_SHOWN = 120

/** The headings, where somebody said or where they seem to be, and the first rows below them. Nothing further is read. */
export async function firstRows({ rows }: TableRows, headingRow?: number): Promise<FirstRows> {
  const first: TableRow[] = []
  for await (const row of rows) {
    if (!isBlank(row.cells)) first.push(row)
    if (first.length >= LOOKED_AT) break
  }
  const heading = headingRow === undefined ? guessHeading(first) : first.find(({ number }) => number === headingRow)
  if (!heading) throw new BadFile('empty')
  const below = first.filter(({ number }) => number > heading.number)
  if (below.length === 0) throw new BadFile('no-rows')
  return {
    headingRow: heading.number,
    headings: distinctHeadings(heading.cells.map((cell) => shortened(textOf(cell)))),
    preview: below.slice(0, SHOWN).map(({ cells }) => cells.map((cell) => shortened(textOf(cell)))),
    top: first.map(({ number, cells }) => ({ row: number, text: shortened(cells.map(textOf).filter(Boolean).join(' · ')) })),
  }
}

/** The row with most words that we know; where none has any, the first that is about as wide as the table. */
function guessHeading(rows: readonly TableRow[]): TableRow | undefined {
  const known = (row: TableRow) => headingsIn(row.cells.map(textOf))
  const best = rows.reduce((one, row) => (known(row) > known(one) ? row : one), rows[0] as TableRow)
  if (!best || known(best) > 0) return best
  const widest = Math.max(...rows.map(filled))
  return rows.find((row) => filled(row) * 2 > widest)
}

function filled({ cells }: TableRow): number {
  return cells.filter((cell) => textOf(cell).trim() !== '').length
}

/** The database takes no zero characters, and nobody reads them. */
function shortened(text: string): string {
  return text.slice(0, LONGEST_SHOWN).toWellFormed().replaceAll('\0', '')
}
