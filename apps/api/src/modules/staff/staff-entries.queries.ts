import type { ArrivalKind, Duty } from '@shop/domain/arrival'
import type { StaffEntry, StaffRole } from '@shop/domain/staff'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Those who work here first, by name. */
export async function listStaffEntries(db: Db): Promise<StaffEntry[]> {
  const rows = await select(db).orderBy(sql`m.disabled_at is not null`).orderBy('m.name').orderBy('m.id').execute()
  return rows.map(entryOf)
}

/**
 * Owners who may act, held until the transaction ends; everybody holds them in the same order.
 * Not more than that: whoever writes to the audit log refers to these rows, and must not wait for one who waits for the log.
 */
export async function lockOwners(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function lockStaffEntry(db: Db, id: number): Promise<StaffEntry | undefined> {
  const row = await select(db).where('m.id', '=', id).forNoKeyUpdate('m').executeTakeFirst()
  return row && entryOf(row)
}

/** Whoever had that e-mail keeps it, disabled or not: what they did is under that name. */
export async function isStaffEmail(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

export async function updateRole(db: Db, id: number, role: StaffRole): Promise<void> {
  await db.updateTable('staff').set({ role }).where('id', '=', id).execute()
}

export async function findDuty(db: Db, id: number): Promise<Duty | undefined> {
  const row = await db.selectFrom('staff').select(['on_duty', 'told_of']).where('id', '=', id).executeTakeFirst()
  return row && { isOnDuty: row.on_duty, toldOf: row.told_of as ArrivalKind[] }
}

export async function updateDuty(db: Db, id: number, { isOnDuty, toldOf }: Duty): Promise<void> {
  await db
    .updateTable('staff')
    .set({ on_duty: isOnDuty, told_of: [...toldOf] })
    .where('id', '=', id)
    .execute()
}

export async function updateDisabled(db: Db, id: number, isDisabled: boolean): Promise<void> {
  await db
    .updateTable('staff')
    .set({ disabled_at: isDisabled ? sql`now()` : null })
    .where('id', '=', id)
    .execute()
}

export async function updateWithoutFactor(db: Db, id: number): Promise<void> {
  await db.updateTable('staff').set({ totp_secret: null, totp_confirmed_at: null, new_totp_secret: null }).where('id', '=', id).execute()
}

function select(db: Db) {
  return db
    .selectFrom('staff as m')
    .select(['m.id', 'm.name', 'm.email', 'm.role', 'm.totp_confirmed_at', 'm.disabled_at', 'm.on_duty', 'm.told_of'])
    .select(
      sql<Date | null>`greatest(m.last_seen_at, (select max(s.last_seen_at) from staff_sessions s where s.staff_id = m.id))`.as('seen_at'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function entryOf(row: Row): StaffEntry {
  return {
    id: String(row.id),
    name: row.name,
    email: row.email,
    role: row.role as StaffRole,
    hasSecondFactor: row.totp_confirmed_at !== null,
    isOnDuty: row.on_duty,
    toldOf: row.told_of as ArrivalKind[],
    isDisabled: row.disabled_at !== null,
    lastSeenAt: row.seen_at ?? undefined,
  }
}
