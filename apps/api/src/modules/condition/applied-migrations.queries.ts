import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The database answers, and says how far its tables are. */
export const listAppliedMigrations = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await sql<{ name: string }>`select name from migrations`.execute(db)).rows.map(({ name }) => name))
