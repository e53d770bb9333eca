import { type Alarm, isConditionPart } from '@shop/domain/alarm'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Of several processes that look at the same time, one tells: the others wait, and find that it is told. */
export const holdAlarms = async (db: Db): Promise<readonly Alarm[]> => {
  await sql`lock table alarms in exclusive mode`.execute(db)
  const rows = await db.selectFrom('alarms').selectAll().execute()
  return rows.flatMap(({ part, status, since, told_at }) =>
    isConditionPart(part) ? [{ part, status: status as Alarm['status'], since, toldAt: told_at ?? undefined }] : [],
  )
}

export const replaceAlarms = async (db: Db, alarms: readonly Alarm[]): Promise<void> => {
  await db.deleteFrom('alarms').execute()
  if (alarms.length === 0) return
  await db
    .insertInto('alarms')
    .values(alarms.map(({ part, status, since, toldAt }) => ({ part, status, since, told_at: toldAt ?? null })))
    .execute()
}
