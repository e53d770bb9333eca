import { mkdir, stat } from 'node:fs/promises'
import type { Client } from 'pg'
import { listTables, quoted } from './database-shape.ts'

/** Every row of these speaks of a file. */
const NAMING_FILES = ['vouchers', 'return_photos', 'imports']

/** A shop that never kept a file has no folder for them yet. One that did has lost it, and is not given an empty one instead. */
export const makeFirstFilesFolder = async (client: Client, folder: string): Promise<void> => {
  if (await stat(folder).catch(() => undefined)) return
  for (const table of await listTables(client))
    if (NAMING_FILES.includes(table.name) && (await client.query(`select from ${quoted(table)} limit 1`)).rowCount !== 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
}
