import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeCsv } from '@shop/api/modules/imports/exporting/write-csv'
import type { Client } from 'pg'
import { readShopRows } from './base-data.queries.ts'
import { KINDS, type Kind } from './base-rows.ts'
import { SHEETS } from './sheet-columns.ts'

export const KEY = 'clave'

/** All names of parts, brands and cars as the shop has them now, in a folder of tables that any spreadsheet opens. */
export const writeSheets = async (client: Client, folder: string): Promise<readonly { readonly kind: Kind; readonly count: number }[]> => {
  await mkdir(folder, { recursive: true })
  const written: { kind: Kind; count: number }[] = []
  for (const kind of KINDS) {
    const { file, columns } = SHEETS[kind]
    const rows = (await readShopRows(client, kind)).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    const out = [
      [KEY, ...columns.map(({ heading }) => heading)],
      ...rows.map(({ key, fields }) => [key, ...columns.map(({ name, write }) => write(fields[name]))]),
    ]
    await writeFile(join(folder, file), writeCsv(Readable.from(out)))
    written.push({ kind, count: rows.length })
  }
  return written
}
