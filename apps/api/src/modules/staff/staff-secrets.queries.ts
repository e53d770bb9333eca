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
export const insertStaffSecret = async (db: Db, { hash, purpose, staffId, requestId, minutes }: NewSecret): Promise<boolean> => {
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
export const findStaffSecret = async (db: Db, hash: string, purpose: StaffSecretPurpose): Promise<number | undefined> =>
  (
    await db
      .selectFrom('staff_secrets')
      .select('staff_id')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
  )?.staff_id

/** Of several who hold the same secret one succeeds. */
export const useStaffSecret = async (db: Db, hash: string): Promise<boolean> =>
  (await db
    .updateTable('staff_secrets')
    .set({ used_at: sql`now()` })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst()) !== undefined

export const expireStaffSecrets = async (db: Db, staffId: number, purposes: readonly StaffSecretPurpose[]): Promise<void> => {
  await expiring(db, staffId, purposes).execute()
}

const expiring = (db: Db, staffId: number, purposes: readonly StaffSecretPurpose[]) =>
  db
    .updateTable('staff_secrets')
    .set({ expires_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
