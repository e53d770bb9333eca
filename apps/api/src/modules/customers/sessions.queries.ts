import type { Session } from '@shop/domain/customer'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { SESSION_COLUMNS, sessionOfRow } from '../../database/session-rows.ts'

const LASTS = '12 hours'

export type OpenSession = {
  readonly customerId: number
  readonly isVerified: boolean
  readonly lastSeenAt: Date
}

export const insertSession = async (db: Db, customerId: number, device: string) => {
  const row = await db
    .insertInto('customer_sessions')
    .values({ customer_id: customerId, device, expires_at: sql`now() + ${LASTS}::interval` })
    .returning(['id', 'started_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { id: row.id, customerId, startedAt: row.started_at, expiresAt: row.expires_at }
}

/** The database's time, and the session if it is open and no older than the customer's password. */
export const findOpenSession = async (
  db: Db,
  sessionId: string,
): Promise<{ readonly now: Date; readonly session: OpenSession | undefined }> => {
  const { rows } = await sql<{ now: Date; customer_id: number | null; verified_at: Date | null; last_seen_at: Date }>`
    select now(), open.customer_id, open.verified_at, open.last_seen_at
    from (select 1) one left join (
      select s.customer_id, s.last_seen_at, c.verified_at
      from customer_sessions s join customers c on c.id = s.customer_id
      where s.id = ${sessionId}::uuid and s.expires_at > now() and s.proven_at >= c.password_changed_at and c.deleted_at is null
    ) open on true
  `.execute(db)
  const row = rows[0]
  if (!row) throw new Error('the database did not answer')
  const session =
    row.customer_id === null
      ? undefined
      : { customerId: row.customer_id, isVerified: row.verified_at !== null, lastSeenAt: row.last_seen_at }
  return { now: row.now, session }
}

export const updateLastSeen = async (db: Db, sessionId: string): Promise<void> => {
  await db.updateTable('customer_sessions').set({ last_seen_at: sql`now()` }).where('id', '=', sessionId).execute()
}

export const updateProven = async (db: Db, sessionId: string): Promise<void> => {
  await db.updateTable('customer_sessions').set({ proven_at: sql`now()` }).where('id', '=', sessionId).execute()
}

export const listOpenSessions = async (db: Db, customerId: number, currentId: string): Promise<Session[]> => {
  const rows = await db
    .selectFrom('customer_sessions')
    .select(SESSION_COLUMNS)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => sessionOfRow(row, currentId))
}

export const deleteSession = async (db: Db, customerId: number, sessionId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .where(sql<string>`id::text`, '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteSessions = async (db: Db, customerId: number, except?: string): Promise<void> => {
  await db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}
