import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type StaffSecretPurpose = 'reset-password' | 'permit-sign-in'

type NewSecret = {
  readonly hash: string
  readonly purpose: StaffSecretPurpose
  readonly staffId: number
  readonly requestId: string
  readonly minutes: number
}

/** The last one counts. False when this request has its secret already, which stays as it is. */
export async function insertStaffSecret(db: Db, { hash, purpose, staffId, requestId, minutes }: NewSecret): Promise<boolean> {
  // Of two that are made at once, the second has to see the first to end it.
  await db.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
  const made = await db
    .insertInto('staff_secrets')
    .values({
      hash,
      purpose,
      staff_id: staffId,
      request_id: requestId,
      expires_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (made === undefined) return false
  await expiring(db, staffId, [purpose]).where('hash', '!=', hash).execute()
  return true
}

/** Whose it is, while it is good. */
export async function findStaffSecret(db: Db, hash: string, purpose: StaffSecretPurpose): Promise<number | undefined> {
  return (
    await db
      .selectFrom('staff_secrets')
      .select('staff_id')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
  )?.staff_id
}

/** Of several who hold the same secret one succeeds. */
export async function useStaffSecret(db: Db, hash: string): Promise<boolean> {
  return (
    (await db
      .updateTable('staff_secrets')
      .set({ used_at: sql`now()` })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('hash')
      .executeTakeFirst()) !== undefined
  )
}

export async function expireStaffSecrets(db: Db, staffId: number, purposes: readonly StaffSecretPurpose[]): Promise<void> {
  await expiring(db, staffId, purposes).execute()
}

function expiring(db: Db, staffId: number, purposes: readonly StaffSecretPurpose[]) {
  return db
    .updateTable('staff_secrets')
    .set({ expires_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
}
