import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const LASTS_HOURS = 72

/** Whether anybody has ever worked here. */
export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).execute()).length > 0
}

/** Until the transaction ends nobody else becomes the first. */
export async function lockFirstOwner(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first-owner'))`.execute(db)
}

export async function insertFirstOwnerLink(db: Db, hash: string): Promise<void> {
  await db
    .insertInto('first_owner_links')
    .values({ hash, expires_at: sql<Date>`now() + make_interval(hours => ${LASTS_HOURS})` })
    .execute()
}

export async function isGoodFirstOwnerLink(db: Db, hash: string): Promise<boolean> {
  const link = await db
    .selectFrom('first_owner_links')
    .select('hash')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return link !== undefined && !(await hasStaff(db))
}

export async function deleteFirstOwnerLinks(db: Db): Promise<void> {
  await db.deleteFrom('first_owner_links').execute()
}
