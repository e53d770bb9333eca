import type { Arrival, ArrivalKind, Duty } from '@shop/domain/arrival'
import type { StaffRole } from '@shop/domain/staff'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type OnRoster = Duty & { readonly id: number; readonly name: string; readonly email: string; readonly role: StaffRole }

/** Everybody who works here. */
export async function listRoster(db: Db): Promise<OnRoster[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'on_duty', 'told_of'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ on_duty, told_of, role, ...who }) => ({
    ...who,
    role: role as StaffRole,
    isOnDuty: on_duty,
    toldOf: told_of as ArrivalKind[],
  }))
}

/** Until the transaction ends: of two workers one counts what the other has told. */
export async function lockNotices(db: Db): Promise<void> {
  await sql`lock table arrival_notices in share row exclusive mode`.execute(db)
}

/** Once for each person, however often the job runs. */
export async function insertNotices(db: Db, staffIds: readonly number[], { kind, ref }: Arrival, now: Date): Promise<void> {
  await db
    .insertInto('arrival_notices')
    .values(staffIds.map((staff_id) => ({ staff_id, kind, ref, noted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type DueNotices = { readonly staffId: number; readonly kind: ArrivalKind; readonly refs: readonly string[] }

/** Marks and answers what may be told now: each person's untold arrivals of a kind, unless they were told of that kind a moment ago. */
export async function takeDueNotices(db: Db, now: Date, gatherMinutes: number): Promise<readonly DueNotices[]> {
  const { rows } = await sql<DueNotices>`
    with taken as (
      update arrival_notices n set told_at = ${now}
      where told_at is null and not exists (
        select from arrival_notices o
        where o.staff_id = n.staff_id and o.kind = n.kind and o.told_at > ${now}::timestamptz - make_interval(mins => ${gatherMinutes}))
      returning staff_id, kind, ref, noted_at
    )
    select staff_id as "staffId", kind, array_agg(ref order by noted_at, ref) as refs from taken group by staff_id, kind order by staff_id, kind`.execute(
    db,
  )
  return rows
}

export async function deleteOldNotices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('arrival_notices').where('told_at', '<', sql<Date>`${now}::timestamptz - interval '7 days'`).execute()
}
