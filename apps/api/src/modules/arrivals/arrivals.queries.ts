import type { Arrival } from '@shop/domain/arrival'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Every process hears of it after the commit, and tells the desks that are connected to it. */
export async function notifyArrival(db: Db, { kind, ref }: Arrival): Promise<void> {
  await sql`select pg_notify('arrivals', ${JSON.stringify({ kind, ref })})`.execute(db)
}
