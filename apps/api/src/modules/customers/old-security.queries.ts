import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Nobody asks for these any more. A used link is remembered for three months, to be able to say that it was used. */
export const deleteOldSecurity = async (db: Db): Promise<void> => {
  await sql`delete from kept_answers where claimed_at < now() - interval '2 days'`.execute(db)
  await sql`delete from customer_sessions where expires_at < now()`.execute(db)
  await sql`delete from staff_sessions where expires_at < now()`.execute(db)
  await sql`delete from customer_secrets where created_at < now() - interval '90 days'`.execute(db)
}
