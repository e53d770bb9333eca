import { inMegabytes } from '@shop/api/adapters/backups/free-disk'
import { localBackups } from '@shop/api/adapters/backups/local-backups'
import { chooseFiles } from '@shop/api/adapters/choose-files'
import { makeRecordedBackup } from '@shop/api/modules/backups/backups.public'
import { assertOwnDatabase } from '@shop/api/prepare-tables'
import { connectCommand } from '../connect-command.ts'
import { runCommand } from '../run-command.ts'

/** `npm run backup`: database and files of the shop, open or not, into BACKUP_FOLDER; old ones go. */
await runCommand(
  async (settings, url) => {
    const { db, close } = connectCommand(url)
    const begun = performance.now()
    try {
      const { name, bytes, isEncrypted, pruned } = await makeRecordedBackup({
        db,
        backups: localBackups(settings, url, chooseFiles(settings)),
      })
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${settings.backups.folder}/${name}: ${inMegabytes(bytes)}${isEncrypted ? ', encrypted' : ''}, in ${seconds} s`)
      for (const old of pruned) console.log(`  removed ${old}, too old to be kept`)
    } finally {
      await close()
    }
  },
  { ready: assertOwnDatabase },
)
