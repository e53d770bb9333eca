import type { Db } from '../../database/connect.ts'
import type { Backups, MadeBackup, VerifiedBackup } from '../../ports/backups.ts'
import { findProven, hasBackupTable, insertBackup, updateVerified } from './backups.queries.ts'

export type BackupDeps = { readonly db: Db; readonly backups: Backups }

/** Makes one, writes down how it went, and removes those that are too old; after a failure none is removed. */
export async function makeRecordedBackup({ db, backups }: BackupDeps): Promise<MadeBackup & { readonly pruned: readonly string[] }> {
  const startedAt = new Date()
  const made = await backups.make().catch(async (error: Error) => {
    // Where the database itself is gone, there is nowhere to write that down; the reason is what counts.
    await insertBackup(db, { startedAt, isEncrypted: false, failure: error.message }).catch(() => {})
    throw error
  })
  // Before an upgrade the database may be older than this code: it is backed up as it is.
  if (!(await hasBackupTable(db))) return { ...made, pruned: [] }
  await insertBackup(db, { startedAt, ...made })
  return { ...made, pruned: await backups.prune(await findProven(db)) }
}

export async function verifyNewestBackup({ db, backups }: BackupDeps): Promise<VerifiedBackup | undefined> {
  const verified = await backups.verifyNewest()
  if (verified && (await hasBackupTable(db))) await updateVerified(db, verified)
  return verified
}
