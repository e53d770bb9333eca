import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { JobQueue, Jobs } from '../../ports/job-queue.ts'
import { deleteHeld, lockHeld } from './backups.queries.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue }
export type Release = { readonly wasHeld: boolean; readonly dropped: number }

/** Jobs whose only purpose is to write to somebody. */
const MAILS: readonly (keyof Jobs)[] = ['send-message', 'send-account-message', 'send-staff-message', 'send-order-mail', 'tell-arrival']

/** A restored shop goes to work. The mails that waited when its backup was made may have been sent since: whoever releases it decides. */
export async function releaseWithin({ db, jobs }: Deps, mails: 'send' | 'drop'): Promise<Release> {
  if (!(await lockHeld(db))) return { wasHeld: false, dropped: 0 }
  // Before the mark goes: it says since when mails are not of the backup any more.
  const dropped = mails === 'drop' ? await jobs.drop(db, MAILS) : 0
  await deleteHeld(db)
  return { wasHeld: true, dropped }
}

export const releaseHeld = transactional(releaseWithin)
