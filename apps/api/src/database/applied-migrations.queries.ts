import { sql } from 'kysely'
import type { Db } from './connect.ts'

export async function listAppliedMigrations(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
