import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

export type KeptRow = { readonly fingerprint: string; readonly status: number | null; readonly answer: string | null }

/** Whoever claimed a key and did not answer for this long has died; another delivery may try. */
const ABANDONED = '30 seconds'

export const findKeptAnswer = (db: Db, caller: string, key: string): Promise<KeptRow | undefined> =>
  db
    .selectFrom('kept_answers')
    .select(['fingerprint', 'status', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()

/** True for the one delivery that may do the work. */
export const claimKey = async (db: Db, caller: string, key: string, fingerprint: string): Promise<boolean> =>
  (await db
    .insertInto('kept_answers')
    .values({ caller, key, fingerprint })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'key'])
        .doUpdateSet({ claimed_at: sql`now()` })
        .where('kept_answers.answer', 'is', null)
        .where('kept_answers.fingerprint', '=', fingerprint)
        .where('kept_answers.claimed_at', '<', sql<Date>`now() - ${ABANDONED}::interval`),
    )
    .returning('key')
    .executeTakeFirst()) !== undefined

export const keepAnswer = async (db: Db, caller: string, key: string, status: number, answer: string): Promise<void> => {
  await db.updateTable('kept_answers').set({ status, answer }).where('caller', '=', caller).where('key', '=', key).execute()
}

export const releaseKey = async (db: Db, caller: string, key: string): Promise<void> => {
  await db.deleteFrom('kept_answers').where('caller', '=', caller).where('key', '=', key).where('answer', 'is', null).execute()
}
