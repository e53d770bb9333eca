import { distinctHeadings, headingsIn } from '@shop/domain/imports/guess-columns'
import { BadFile } from './reading/bad-file.ts'
import { isBlank, type TableRow, type TableRows, textOf } from './reading/table-rows.ts'

export type FirstRows = {
  /** Where the headings stand; what is above it is the supplier's name and such. */
  readonly headingRow: number
  readonly headings: readonly string[]
  readonly preview: readonly (readonly string[])[]
}

const LOOKED_AT = 30
const SHOWN = 8
const LONGEST_SHOWN = 120

/** The headings and the first rows below them. Nothing further is read. */
export const firstRows = async ({ rows }: TableRows): Promise<FirstRows> => {
  const first: TableRow[] = []
  for await (const row of rows) {
    if (!isBlank(row.cells)) first.push(row)
    if (first.length >= LOOKED_AT) break
  }
  const [top] = first
  if (!top) throw new BadFile('empty')
  const known = (row: TableRow) => headingsIn(row.cells.map(textOf))
  const heading = first.reduce((best, row) => (known(row) > known(best) ? row : best), top)
  const below = first.filter(({ number }) => number > heading.number)
  if (below.length === 0) throw new BadFile('no-rows')
  return {
    headingRow: heading.number,
    headings: distinctHeadings(heading.cells.map((cell) => shortened(textOf(cell)))),
    preview: below.slice(0, SHOWN).map(({ cells }) => cells.map((cell) => shortened(textOf(cell)))),
  }
}

/** The database takes no zero characters, and nobody reads them. */
const shortened = (text: string): string => text.slice(0, LONGEST_SHOWN).toWellFormed().replaceAll('\0', '')
