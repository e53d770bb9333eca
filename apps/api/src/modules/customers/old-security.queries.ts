import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Nobody asks for these any more. A used link is remembered for three months, to be able to say that it was used. */
export async function deleteOldSecurity(db: Db): Promise<void> {
  await db.deleteFrom('kept_answers').where('claimed_at', '<', sql<Date>`now() - interval '2 days'`).execute()
  await db.deleteFrom('customer_sessions').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('staff_sessions').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('customer_secrets').where('created_at', '<', sql<Date>`now() - interval '90 days'`).execute()
}
