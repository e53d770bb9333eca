import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readCsv } from '@shop/api/modules/imports/reading/read-csv'
import { isBlank, type TableRow, textOf } from '@shop/api/modules/imports/reading/table-rows'
import { unguarded } from '@shop/domain/imports/formula-guard'
import { type BaseRow, type BaseRows, KINDS, type Kind, LIES_IN } from './base-rows.ts'
import { BadSheet, SHEETS } from './sheet-columns.ts'
import { KEY } from './write-sheets.ts'

/** What `writeSheets` wrote, and staff may have changed: all tables, or a sentence about what is wrong in them. */
export const readSheets = async (folder: string): Promise<BaseRows> => {
  const read = new Map<Kind, readonly BaseRow[]>()
  for (const kind of KINDS) {
    const rows = await readSheet(folder, kind)
    assertPlaced(kind, rows, read)
    read.set(kind, rows)
  }
  return Object.fromEntries(read) as unknown as BaseRows
}

const readSheet = async (folder: string, kind: Kind): Promise<readonly BaseRow[]> => {
  const { file, columns } = SHEETS[kind]
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw new BadSheet(`There is no ${file} in ${folder}.`)
  })
  const headings = new Map<string, number>()
  const rows = new Map<string, BaseRow>()
  for await (const { number, cells } of readCsv({ bytes: Readable.from([bytes]), length: bytes.length, encoding: 'utf-8', delimiter: ',' })
    .rows) {
    if (number === 1) {
      for (const [place, heading] of cells.entries()) headings.set(textOf(heading).trim(), place)
      const missing = [KEY, ...columns.map(({ heading }) => heading)].filter((heading) => !headings.has(heading))
      if (missing.length > 0) throw new BadSheet(`${file} has no column ${missing.join(', ')}.`)
      continue
    }
    if (isBlank(cells)) continue
    const row = rowOf(kind, { number, cells }, headings)
    if (rows.has(row.key)) throw new BadSheet(`${file}, row ${number}: ${row.key} is there already.`)
    rows.set(row.key, row)
  }
  return [...rows.values()]
}

const rowOf = (kind: Kind, { number, cells }: TableRow, headings: ReadonlyMap<string, number>): BaseRow => {
  const { file, columns } = SHEETS[kind]
  const cellOf = (heading: string) => unguarded(textOf(cells[headings.get(heading) ?? -1]))
  const key = cellOf(KEY)
  if (!key) throw new BadSheet(`${file}, row ${number}: ${KEY} is empty.`)
  const fields = columns.map(({ name, heading, read }) => {
    const value = read(cellOf(heading))
    if (value === undefined) throw new BadSheet(`${file}, row ${number}: ${heading} cannot be "${cellOf(heading)}".`)
    return [name, value] as const
  })
  return { key, fields: Object.fromEntries(fields) }
}

const assertPlaced = (kind: Kind, rows: readonly BaseRow[], read: ReadonlyMap<Kind, readonly BaseRow[]>): void => {
  const above = LIES_IN[kind]
  if (!above) return
  const known = new Set(read.get(above)?.map(({ key }) => key))
  const lost = rows.find(({ fields }) => !known.has(String(fields.parent)))
  if (lost) throw new BadSheet(`${SHEETS[kind].file}: ${lost.key} lies in ${lost.fields.parent}, which is not in ${SHEETS[above].file}.`)
}
