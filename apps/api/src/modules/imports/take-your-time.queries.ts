import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A large import changes a hundred thousand products in one transaction; no page waits for it. */
export const takeYourTime = async (db: Db): Promise<void> => {
  await sql`set local statement_timeout = '10min'`.execute(db)
  await sql`set local work_mem = '64MB'`.execute(db)
}
