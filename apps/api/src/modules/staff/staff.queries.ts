import type { Session } from '@shop/domain/customer'
import type { StaffRole } from '@shop/domain/staff'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { SESSION_COLUMNS, sessionOfRow } from '../../database/session-rows.ts'

export type StaffAccount = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly passwordHash: string
  /** Sealed. */
  readonly totpSecret: string | undefined
  /** Sealed too; it counts for nothing until it is confirmed, and then it takes the other's place. */
  readonly newTotpSecret: string | undefined
}

const LASTS_SECONDS = 12 * 60 * 60

function accounts(db: Db) {
  return db.selectFrom('staff').selectAll().where('disabled_at', 'is', null)
}

export async function findStaffByEmail(db: Db, email: string): Promise<StaffAccount | undefined> {
  return staffOf(await accounts(db).where('email', '=', email).executeTakeFirst())
}

export async function findStaff(db: Db, id: number): Promise<StaffAccount | undefined> {
  return staffOf(await accounts(db).where('id', '=', id).executeTakeFirst())
}

export async function findStaffName(db: Db, id: number): Promise<string> {
  return (await findStaff(db, id))?.name ?? ''
}

export function listStaffAddresses(db: Db, roles: readonly StaffRole[]): Promise<{ readonly name: string; readonly email: string }[]> {
  return accounts(db).clearSelect().select(['name', 'email']).where('role', 'in', roles).orderBy('id').execute()
}

/** Nothing when somebody has that e-mail already. */
export async function insertStaff(
  db: Db,
  { email, name, role, passwordHash }: Pick<StaffAccount, 'email' | 'name' | 'role' | 'passwordHash'>,
): Promise<number | undefined> {
  return (
    await db
      .insertInto('staff')
      .values({ email, name, role, password_hash: passwordHash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id
}

export async function updateStaffPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('staff').set({ password_hash: passwordHash, password_changed_at: sql`now()` }).where('id', '=', id).execute()
}

export async function insertStaffSession(db: Db, staffId: number, hash: string, device: string): Promise<number> {
  await db.updateTable('staff').set({ last_seen_at: sql`now()` }).where('id', '=', staffId).execute()
  await db
    .insertInto('staff_sessions')
    .values({ staff_id: staffId, hash, device, expires_at: sql`now() + make_interval(secs => ${LASTS_SECONDS})` })
    .execute()
  return LASTS_SECONDS
}

/** Role and standing are read each time: who is disabled is out at once. */
export async function findStaffSession(db: Db, hash: string) {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff_sessions.id as session_id', 'staff.id', 'role', 'totp_confirmed_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('disabled_at', 'is', null)
    .whereRef('started_at', '>=', 'password_changed_at')
    .executeTakeFirst()
  return row && { id: row.id, sessionId: row.session_id, role: row.role as StaffRole, hasSecondFactor: row.totp_confirmed_at !== null }
}

export async function updateStaffLastSeen(db: Db, sessionId: string): Promise<void> {
  await sql`
    with seen as (
      update staff_sessions set last_seen_at = now() where id = ${sessionId}::uuid and last_seen_at < now() - interval '1 minute' returning staff_id
    )
    update staff set last_seen_at = now() from seen where staff.id = seen.staff_id`.execute(db)
}

export async function listStaffSessions(db: Db, staffId: number, currentId: string): Promise<Session[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(SESSION_COLUMNS)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => sessionOfRow(row, currentId))
}

/** The device it was on; nothing when it is not there. */
export async function deleteStaffSession(db: Db, staffId: number, sessionId: string): Promise<string | undefined> {
  return (
    await db
      .deleteFrom('staff_sessions')
      .where('staff_id', '=', staffId)
      .where(sql<string>`id::text`, '=', sessionId)
      .returning('device')
      .executeTakeFirst()
  )?.device
}

export async function deleteStaffSessions(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
}

export async function deleteOtherStaffSessions(db: Db, staffId: number, keptId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '!=', keptId).execute()
}

export async function updateNewTotpSecret(db: Db, id: number, sealedSecret: string): Promise<void> {
  await db.updateTable('staff').set({ new_totp_secret: sealedSecret }).where('id', '=', id).execute()
}

/** The new secret takes the place of the old one. False when another enrolment was begun meanwhile. */
export async function updateTotpConfirmed(db: Db, id: number, sealedSecret: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_secret: sealedSecret, totp_confirmed_at: sql`now()`, totp_counter: String(counter), new_totp_secret: null })
    .where('id', '=', id)
    .where('new_totp_secret', '=', sealedSecret)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when this code, or a later one, was used already: whoever looked over a shoulder comes too late. */
export async function useTotpCounter(db: Db, id: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_counter: String(counter) })
    .where('id', '=', id)
    .where('totp_counter', '<', String(counter))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertStaffEvent(db: Db, event: string, staffId: number | undefined, network: string | undefined): Promise<void> {
  await db
    .insertInto('security_events')
    .values({ event, staff_id: staffId ?? null, network: network ?? null })
    .execute()
}

type StaffRow = {
  id: number
  name: string
  email: string
  role: string
  password_hash: string
  totp_secret: string | null
  new_totp_secret: string | null
}

function staffOf(row: StaffRow | undefined): StaffAccount | undefined {
  return (
    row && {
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role as StaffRole,
      passwordHash: row.password_hash,
      totpSecret: row.totp_secret ?? undefined,
      newTotpSecret: row.new_totp_secret ?? undefined,
    }
  )
}
