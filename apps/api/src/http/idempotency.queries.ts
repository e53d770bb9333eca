import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

type Name = { readonly caller: string; readonly key: string }
type Claim = Name & { readonly fingerprint: string }
export type KeptRow = { readonly fingerprint: string; readonly status: number | null; readonly answer: string | null }

export function findKeptAnswer(db: Db, { caller, key }: Name): Promise<KeptRow | undefined> {
  return db
    .selectFrom('kept_answers')
    .select(['fingerprint', 'status', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Until the transaction ends, however it ends: a process that is killed leaves nothing locked. False while another one has it. */
export async function lockKey(db: Db, { caller, key }: Name): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${caller} || ' ' || ${key}, 0)) and not exists (
      -- A process of release 0046 or earlier, which claims with a row, may still be at it during an upgrade.
      select from kept_answers where caller = ${caller} and key = ${key} and answer is null and claimed_at > now() - interval '30 seconds'
    ) as is_locked`.execute(db)
  return rows[0]?.is_locked ?? false
}

/** True while a transaction has the key. */
export async function isUnderWay(db: Db, name: Name): Promise<boolean> {
  return !(await lockKey(db, name))
}

/** False when there is an answer already. */
export async function insertAnswer(db: Db, claim: Claim, status: number, answer: string): Promise<boolean> {
  return (
    (await db
      .insertInto('kept_answers')
      .values({ caller: claim.caller, key: claim.key, fingerprint: claim.fingerprint, status, answer })
      .onConflict((conflict) =>
        conflict.columns(['caller', 'key']).doUpdateSet({ status, answer }).where('kept_answers.answer', 'is', null),
      )
      .returning('key')
      .executeTakeFirst()) !== undefined
  )
}

/** For work of several steps, which is seen to be under way. False when it was claimed before. */
export async function insertClaim(db: Db, { caller, key, fingerprint }: Claim): Promise<boolean> {
  return (
    (await db
      .insertInto('kept_answers')
      .values({ caller, key, fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()) !== undefined
  )
}

export async function deleteClaim(db: Db, { caller, key }: Name): Promise<void> {
  await db.deleteFrom('kept_answers').where('caller', '=', caller).where('key', '=', key).where('answer', 'is', null).execute()
}
