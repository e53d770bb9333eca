import type { Db } from '../../database/connect.ts'
import { type Backup, findHeld, findLastGood, findLastTried, findLastVerified } from './backups.queries.ts'

export { backupJobs } from './backups.jobs.ts'
export { makeRecordedBackup, verifyNewestBackup } from './make-recorded-backup.ts'
export { releaseHeld, releaseWithin } from './release-held.ts'
export { startUnlessHeld } from './start-unless-held.ts'

export type LastBackups = {
  readonly tried: Backup | undefined
  readonly good: Backup | undefined
  readonly verified: Backup | undefined
}

/** What whoever looks after the shop wants to know: the last one tried, the last good one, and the one that was last tried out. */
export async function lastBackup(db: Db): Promise<LastBackups> {
  return {
    tried: await findLastTried(db),
    good: await findLastGood(db),
    verified: await findLastVerified(db),
  }
}

/** Since when, and from which backup, the worker of a restored shop waits; nothing where it works. */
export const heldSince = findHeld
