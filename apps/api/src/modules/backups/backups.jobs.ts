import type { Settings } from '@shop/settings/settings'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { type BackupDeps, makeRecordedBackup, verifyNewestBackup } from './make-recorded-backup.ts'

type Deps = BackupDeps & { readonly settings: Pick<Settings, 'backups'>; readonly note: (message: string) => void }

/** What fails is written down and said in the log, and tried again the next night: a full disk is no better a minute later. */
export function backupJobs(deps: Deps): Pick<JobHandlers, 'make-backup' | 'verify-backup'> {
  return {
    'make-backup': async () => {
      if (!deps.settings.backups.isNightly) return
      await makeRecordedBackup(deps).catch((error: Error) => deps.note(`No backup was made: ${error.message}`))
    },
    'verify-backup': async () => {
      if (!deps.settings.backups.isNightly) return
      const verified = await verifyNewestBackup(deps)
      if (verified?.failure) deps.note(`The backup ${verified.name} cannot be relied on: ${verified.failure}`)
    },
  }
}
