import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** For what is read all of the catalogue for and then kept: with a million products it takes longer than a page may. */
export function withLongQueryTimeout<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '60s'`.execute(transaction)
    await sql`set local work_mem = '64MB'`.execute(transaction)
    return work(transaction)
  })
}

/** For what is read at once in almost every shop: a transaction of its own would cost as much as the work. */
export function withLongTimeoutIfNeeded<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return work(db).catch((error: Error & { readonly code?: string }) => {
    if (error.code !== STATEMENT_TIMEOUT) throw error
    return withLongQueryTimeout(db, work)
  })
}
const STATEMENT_TIMEOUT = '57014'
