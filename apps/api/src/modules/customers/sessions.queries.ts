import type { Session } from '@shop/domain/customer'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { SESSION_COLUMNS, sessionOfRow } from '../../database/session-rows.ts'

/** Of a token, and so of a session that is not used. */
const LASTS = '12 hours'
const LASTS_AT_MOST = '30 days'
const IDLE = '2 hours'

export type OpenSession = {
  readonly customerId: number
  readonly isVerified: boolean
  readonly lastSeenAt: Date
  /** When no token lengthens it any more. */
  readonly endsAt: Date
  /** Of the newest token that was used: when it was made, and since when it is in use. */
  readonly tokenAt: Date
  readonly tokenSince: Date
  /** Nobody was here for long, and the password was not proven since. */
  readonly mustProve: boolean
}

export async function insertSession(db: Db, customerId: number, device: string) {
  const row = await db
    .insertInto('customer_sessions')
    .values({ customer_id: customerId, device, expires_at: sql`now() + ${LASTS}::interval` })
    .returning(['id', 'started_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { id: row.id, customerId, issuedAt: row.started_at, expiresAt: row.expires_at }
}

/** The database's time, and the session if it is open and no older than the customer's password. */
export async function findOpenSession(
  db: Db,
  sessionId: string,
): Promise<{ readonly now: Date; readonly session: OpenSession | undefined }> {
  const { rows } = await sql<OpenRow>`
    select now(), open.*
    from (select 1) one left join (
      select s.customer_id, s.last_seen_at, c.verified_at, s.started_at + ${LASTS_AT_MOST}::interval as ends_at,
        coalesce(s.token_at, date_trunc('second', s.started_at)) as token_at, coalesce(s.token_since, s.started_at) as token_since,
        s.last_seen_at < now() - ${IDLE}::interval or coalesce(s.woken_at > s.proven_at, false) as must_prove
      from customer_sessions s join customers c on c.id = s.customer_id
      where s.id = ${sessionId}::uuid and s.expires_at > now() and s.started_at > now() - ${LASTS_AT_MOST}::interval and s.proven_at >= c.password_changed_at and c.deleted_at is null
    ) open on true
  `.execute(db)
  const row = rows[0]
  if (!row) throw new Error('the database did not answer')
  return { now: row.now, session: row.customer_id === null ? undefined : openOfRow(row, row.customer_id) }
}

type OpenRow = {
  readonly now: Date
  readonly customer_id: number | null
  readonly verified_at: Date | null
  readonly last_seen_at: Date
  readonly ends_at: Date
  readonly token_at: Date
  readonly token_since: Date
  readonly must_prove: boolean
}

function openOfRow(row: OpenRow, customerId: number): OpenSession {
  return {
    customerId,
    isVerified: row.verified_at !== null,
    lastSeenAt: row.last_seen_at,
    endsAt: row.ends_at,
    tokenAt: row.token_at,
    tokenSince: row.token_since,
    mustProve: row.must_prove,
  }
}

type Used = {
  /** When the token that was used had been made. */
  readonly issuedAt: Date
  /** Where a token that lives longer is handed out. */
  readonly expiresAt: Date | undefined
}

/** Somebody is here: when, with which token, and whether it is the first time after long. */
export async function updateUsed(db: Db, sessionId: string, { issuedAt, expiresAt }: Used): Promise<void> {
  await sql`
    update customer_sessions set
      woken_at = case when last_seen_at < now() - ${IDLE}::interval then now() else woken_at end,
      token_since = case when ${issuedAt}::timestamptz > coalesce(token_at, date_trunc('second', started_at)) then now() else token_since end,
      token_at = greatest(coalesce(token_at, date_trunc('second', started_at)), ${issuedAt}::timestamptz),
      expires_at = greatest(expires_at, ${expiresAt ?? null}::timestamptz),
      last_seen_at = now()
    where id = ${sessionId}::uuid
  `.execute(db)
}

export async function updateProven(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('customer_sessions').set({ proven_at: sql`now()` }).where('id', '=', sessionId).execute()
}

export async function listOpenSessions(db: Db, customerId: number, currentId: string): Promise<Session[]> {
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

export async function deleteSession(db: Db, customerId: number, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .where(sql<string>`id::text`, '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSessions(db: Db, customerId: number, except?: string): Promise<void> {
  await db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}
