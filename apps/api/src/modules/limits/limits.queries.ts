import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Limit } from './limits.ts'

/** Takes a turn and answers 0, or answers in how many seconds there is one. */
export async function consumeOne(db: Db, { rule, most, seconds }: Limit, subject: string): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select take_turn(${rule}, ${subject}, ${most}, make_interval(secs => ${seconds})) as wait
  `.execute(db)
  return rows[0]?.wait ?? 0
}

export async function deleteUses(db: Db, rules: readonly string[], subject: string): Promise<void> {
  await db.deleteFrom('turns').where('rule', 'in', rules).where('subject', '=', subject).execute()
}

export async function deleteLastUse(db: Db, rule: string, subject: string): Promise<void> {
  await sql`
    delete from turns where ctid = (
      select ctid from turns where rule = ${rule} and subject = ${subject} order by taken_at desc limit 1
    )
  `.execute(db)
}

/** No limit looks further back than a day. */
export async function deleteOldTurns(db: Db): Promise<void> {
  await db.deleteFrom('turns').where('taken_at', '<', sql<Date>`now() - interval '2 days'`).execute()
}
