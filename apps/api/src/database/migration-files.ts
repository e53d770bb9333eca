import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url))

export type Migration = {
  readonly name: string
  readonly sql: string
  readonly hash: string
  /** The number of the oldest newest step: a release that knows it, and nothing later, can live with this one. */
  readonly livesWith: string | undefined
}

/** What this code brings along, in order. */
export async function migrationNames(folder = MIGRATIONS_FOLDER): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  return Promise.all(
    (await migrationNames(folder)).map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), livesWith: livesWith(sql) }
    }),
  )
}

/** "0046_pictures.sql" comes as number 0046. */
export function numberOf(name: string): string {
  return name.slice(0, 4)
}

export function livesWith(sql: string): string | undefined {
  return /^-- lives-with: (\d{4})$/m.exec(sql)?.[1]
}
