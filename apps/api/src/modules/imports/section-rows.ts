import { isBlank, type TableRow, textOf } from './reading/table-rows.ts'

const FEWEST_COLUMNS = 3

/** The title of a row that has nothing but a title, such as "FRENOS" above the brakes. A number alone is none. */
export function sectionTitle({ cells }: TableRow, headings: readonly string[]): string | undefined {
  const said = cells.map((cell) => textOf(cell).trim()).filter(Boolean)
  const [title = ''] = said
  const isTitle = said.length === 1 && headings.length >= FEWEST_COLUMNS && /\p{L}{3}/u.test(title) && !/^\S*\d\S*$/.test(title)
  return isTitle ? title : undefined
}

/** Lists that are made to be printed say their headings again on every page. */
export function isHeadingAgain({ cells }: TableRow, headings: readonly string[]): boolean {
  return !isBlank(cells) && headings.length > 1 && headings.every((heading, i) => textOf(cells[i] ?? '').trim() === heading)
}
