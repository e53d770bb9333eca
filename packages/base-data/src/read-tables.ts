import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unguarded } from '@shop/domain/imports/formula-guard'
import { CsvError, parse } from 'csv-parse/sync'
import { KEY, type Row, TABLES, type Table, type TableName, type Tables } from './tables.ts'

/** A table that cannot be read, and why. */
export class BadTable extends Error {}

type AnyRow = { readonly key: string; readonly values: Readonly<Record<string, unknown>> }

/** All tables of a folder: those of this package, or those that a shop exported and staff may have changed. */
export function readTables(folder: string): Tables {
  const read = new Map<string, readonly AnyRow[]>()
  for (const [name, table] of Object.entries<Table>(TABLES)) {
    const rows = readTable(folder, table)
    assertParents(table, rows, read)
    read.set(name, rows)
  }
  return Object.fromEntries(read) as unknown as Tables
}

/** A cell that shops may leave empty, and base data may not. */
export function requireCell<Name extends TableName, Column extends keyof Row<Name>['values'] & string>(
  table: Name,
  { key, values }: Row<Name>,
  column: Column,
): NonNullable<Row<Name>['values'][Column]> {
  const value = values[column]
  const { file, columns }: Table = TABLES[table]
  if (value === undefined || value === null) throw new BadTable(`${file}: ${columns[column]?.heading} of ${key} is empty.`)
  return value
}

function readTable(folder: string, { file, columns, isOptional }: Table): readonly AnyRow[] {
  const bytes = bytesOf(join(folder, file))
  if (bytes === undefined && isOptional) return []
  if (bytes === undefined) throw new BadTable(`There is no ${file} in ${folder}.`)
  const [headings = [], ...records] = recordsOf(file, bytes)
  const needed = Object.values(columns).flatMap(({ heading, isOptional }) => (isOptional ? [] : heading))
  const missing = [KEY, ...needed].filter((heading) => !headings.includes(heading))
  if (missing.length > 0) throw new BadTable(`${file} has no column ${missing.join(', ')}.`)
  const rows = new Map<string, AnyRow>()
  for (const [i, record] of records.entries()) {
    if (record.every((cell) => cell === '')) continue
    const where = `${file}, row ${i + 2}`
    const cells = new Map(headings.map((heading, place) => [heading, record[place] ?? '']))
    const key = cells.get(KEY)
    if (!key) throw new BadTable(`${where}: ${KEY} is empty.`)
    if (rows.has(key)) throw new BadTable(`${where}: ${key} is there already.`)
    rows.set(key, { key, values: valuesOf(columns, cells, where) })
  }
  return [...rows.values()]
}

function bytesOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function recordsOf(file: string, bytes: Uint8Array): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const [headings = ''] = text.split('\n', 1)
    // Spreadsheets of some countries write semicolons.
    const records: string[][] = parse(text, { delimiter: headings.includes(',') ? ',' : ';', relax_column_count: true })
    return records.map((record) => record.map((cell) => unguarded(cell).trim()))
  } catch (error) {
    if (!(error instanceof CsvError)) throw new BadTable(`${file} is not UTF-8: save it as "CSV UTF-8".`)
    throw new BadTable(`${file} is no table: ${error.message}.`)
  }
}

function valuesOf(columns: Table['columns'], cells: ReadonlyMap<string, string>, where: string): AnyRow['values'] {
  const values = Object.entries(columns).map(([name, { heading, isOptional, read }]) => {
    const cell = cells.get(heading) ?? ''
    if (isOptional && cell === '') return [name, undefined] as const
    const value: unknown = read(cell)
    if (value === undefined) throw new BadTable(`${where}: ${heading} cannot be "${cell}".`)
    return [name, value] as const
  })
  return Object.fromEntries(values)
}

function assertParents({ file, parentTable }: Table, rows: readonly AnyRow[], read: ReadonlyMap<string, readonly AnyRow[]>): void {
  if (!parentTable) return
  const known = new Set(read.get(parentTable)?.map(({ key }) => key))
  const lost = rows.find(({ values }) => !known.has(String(values.parent)))
  if (lost)
    throw new BadTable(`${file}: ${lost.key} lies in ${lost.values.parent}, which is not in ${TABLES[parentTable as TableName].file}.`)
}
