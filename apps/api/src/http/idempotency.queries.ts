import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

type Name = { readonly caller: string; readonly key: string }
type Claim = Name & { readonly fingerprint: string }
export type KeptRow = { readonly fingerprint: string; readonly status: number | null; readonly answer: string | null }

export const findKeptAnswer = (db: Db, { caller, key }: Name): Promise<KeptRow | undefined> =>
  db
    .selectFrom('kept_answers')
    .select(['fingerprint', 'status', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()

/** Until the transaction ends, however it ends: a process that is killed leaves nothing locked. False while another one has it. */
export const lockKey = async (db: Db, { caller, key }: Name): Promise<boolean> => {
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${caller} || ' ' || ${key}, 0)) and not exists (
      -- A process of release 0046 or earlier, which claims with a row, may still be at it during an upgrade.
      select from kept_answers where caller = ${caller} and key = ${key} and answer is null and claimed_at > now() - interval '30 seconds'
    ) as is_locked`.execute(db)
  return rows[0]?.is_locked ?? false
}

/** True while a transaction has the key. */
export const isUnderWay = async (db: Db, name: Name): Promise<boolean> => !(await lockKey(db, name))

/** False when there is an answer already. */
export const insertAnswer = async (db: Db, claim: Claim, status: number, answer: string): Promise<boolean> =>
  (await db
    .insertInto('kept_answers')
    .values({ caller: claim.caller, key: claim.key, fingerprint: claim.fingerprint, status, answer })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doUpdateSet({ status, answer }).where('kept_answers.answer', 'is', null))
    .returning('key')
    .executeTakeFirst()) !== undefined

/** For work of several steps, which is seen to be under way. False when it was claimed before. */
export const insertClaim = async (db: Db, { caller, key, fingerprint }: Claim): Promise<boolean> =>
  (await db
    .insertInto('kept_answers')
    .values({ caller, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()) !== undefined

export const deleteClaim = async (db: Db, { caller, key }: Name): Promise<void> => {
  await db.deleteFrom('kept_answers').where('caller', '=', caller).where('key', '=', key).where('answer', 'is', null).execute()
}
