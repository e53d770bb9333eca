import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { changed, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { heldSince, releaseWithin } from '../backups/backups.public.ts'

export type ReleaseDeps = { readonly db: Db; readonly jobs: JobQueue }

/** The owner lets a restored shop go to work, and says what becomes of the mails that waited in the backup. */
export const releaseShop = recordedWrite(async (deps: ReleaseDeps, mails: 'send' | 'drop') => {
  const held = await heldSince(deps.db)
  const { wasHeld, dropped } = await releaseWithin(deps, mails)
  // Another owner was faster.
  if (!held || !wasHeld) return UNCHANGED
  return changed({ action: 'shop-released', subject: { kind: 'job', ref: held.backup }, after: { lines: dropped } })
})
