import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** For what is read all of the catalogue for and then kept: with a million products it takes longer than a page may. */
export const patiently = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '60s'`.execute(transaction)
    await sql`set local work_mem = '64MB'`.execute(transaction)
    return work(transaction)
  })
