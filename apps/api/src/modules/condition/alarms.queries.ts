import { type Alarm, isConditionPart } from '@shop/domain/alarm'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Of several processes that look at the same time, one tells: the others wait, and find that it is told. */
export async function holdAlarms(db: Db): Promise<readonly Alarm[]> {
  await sql`lock table alarms in exclusive mode`.execute(db)
  const rows = await db.selectFrom('alarms').selectAll().execute()
  return rows.flatMap(({ part, status, since, told_at, rings_at }) =>
    isConditionPart(part)
      ? [{ part, status: status as Alarm['status'], since, toldAt: told_at ?? undefined, ringsAt: rings_at ?? undefined }]
      : [],
  )
}

export async function replaceAlarms(db: Db, alarms: readonly Alarm[]): Promise<void> {
  await db.deleteFrom('alarms').execute()
  if (alarms.length === 0) return
  await db
    .insertInto('alarms')
    .values(
      alarms.map(({ part, status, since, toldAt, ringsAt }) => ({
        part,
        status,
        since,
        told_at: toldAt ?? null,
        rings_at: ringsAt ?? null,
      })),
    )
    .execute()
}

/** The bell was heard, unless somebody has to ring anew meanwhile. What is well again was kept for this only. */
export async function silenceAlarms(db: Db, rung: readonly Alarm[]): Promise<void> {
  for (const { part, toldAt, ringsAt } of rung) {
    if (ringsAt === undefined) continue
    if (toldAt === undefined) await db.deleteFrom('alarms').where('part', '=', part).where('rings_at', '=', ringsAt).execute()
    else await db.updateTable('alarms').set({ rings_at: null }).where('part', '=', part).where('rings_at', '=', ringsAt).execute()
  }
}
