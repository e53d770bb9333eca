import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'

/** One row of a table: its cells by their headings, and its place for messages, such as `spec/1-purpose.csv:12`. */
export type Row<Heading extends string> = { readonly at: string; readonly cells: Readonly<Record<Heading, string>> }

/** Reads a CSV file whose first line has exactly these headings. */
export function readTable<Heading extends string>(file: string, headings: readonly Heading[]): Row<Heading>[] {
  return parseTable(file, readFileSync(file, 'utf8'), headings)
}

export function parseTable<Heading extends string>(file: string, text: string, headings: readonly Heading[]): Row<Heading>[] {
  const [first, ...rows] = parseRows(file, text)
  checkHeadings(file, first?.record ?? [], headings)
  return rows.map(({ record, info }) => ({
    at: `${file}:${info.lines}`,
    cells: Object.fromEntries(headings.map((heading, i) => [heading, record[i] ?? ''])) as Record<Heading, string>,
  }))
}

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

function parseRows(file: string, text: string): Parsed[] {
  try {
    // The types of csv-parse do not know what `info` adds.
    return parse(text, { bom: true, info: true }) as unknown as Parsed[]
  } catch (error) {
    throw error instanceof CsvError ? new Error(`${file}: ${error.message}`) : error
  }
}

function checkHeadings(file: string, found: readonly string[], headings: readonly string[]): void {
  const unknown = found.find((heading) => !headings.includes(heading))
  if (unknown !== undefined) throw new Error(`${file}:1: unknown column "${unknown}"`)
  if (found.join() !== headings.join()) throw new Error(`${file}:1: the columns are ${found.join()}, not ${headings.join()}`)
}
