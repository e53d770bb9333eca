import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const LASTS_HOURS = 72

/** Whether anybody has ever worked here. */
export const hasStaff = async (db: Db): Promise<boolean> => (await db.selectFrom('staff').select('id').limit(1).execute()).length > 0

/** Until the transaction ends nobody else becomes the first. */
export const lockFirstOwner = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('first-owner'))`.execute(db)
}

export const insertFirstOwnerLink = async (db: Db, hash: string): Promise<void> => {
  await db
    .insertInto('first_owner_links')
    .values({ hash, expires_at: sql<Date>`now() + make_interval(hours => ${LASTS_HOURS})` })
    .execute()
}

export const isGoodFirstOwnerLink = async (db: Db, hash: string): Promise<boolean> => {
  const link = await db
    .selectFrom('first_owner_links')
    .select('hash')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return link !== undefined && !(await hasStaff(db))
}

export const deleteFirstOwnerLinks = async (db: Db): Promise<void> => {
  await db.deleteFrom('first_owner_links').execute()
}
