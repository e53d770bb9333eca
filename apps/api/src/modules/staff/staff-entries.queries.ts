import type { StaffEntry, StaffRole } from '@shop/domain/staff'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Those who work here first, by name. */
export const listStaffEntries = async (db: Db): Promise<StaffEntry[]> => {
  const rows = await db
    .selectFrom('staff as m')
    .select(['m.id', 'm.name', 'm.email', 'm.role', 'm.totp_confirmed_at', 'm.disabled_at'])
    .select(sql<Date | null>`(select max(s.last_seen_at) from staff_sessions s where s.staff_id = m.id)`.as('seen_at'))
    .orderBy(sql`m.disabled_at is not null`)
    .orderBy('m.name')
    .orderBy('m.id')
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    email: row.email,
    role: row.role as StaffRole,
    hasSecondFactor: row.totp_confirmed_at !== null,
    isDisabled: row.disabled_at !== null,
    lastSeenAt: row.seen_at ?? undefined,
  }))
}
