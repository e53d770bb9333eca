import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function deleteRecoveryCodes(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}

export async function replaceRecoveryCodes(db: Db, staffId: number, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(db, staffId)
  await db
    .insertInto('staff_recovery_codes')
    .values(hashes.map((hash) => ({ staff_id: staffId, hash })))
    .execute()
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select((e) => e.fn.countAll<string>().as('left'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** False when it is none of theirs or was used: of two who come with the same code at once, one gets in. */
export async function useRecoveryCode(db: Db, staffId: number, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
