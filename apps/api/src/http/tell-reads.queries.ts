import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** To all processes, this one included. */
export async function tellReads(db: Db, news: string): Promise<void> {
  await sql`select pg_notify('reads', ${news})`.execute(db)
}
