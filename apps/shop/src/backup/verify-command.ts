import { localBackups } from '@shop/api/adapters/backups/local-backups'
import { chooseFiles } from '@shop/api/adapters/choose-files'
import { verifyNewestBackup } from '@shop/api/modules/backups/backups.public'
import { assertOwnDatabase } from '@shop/api/prepare-tables'
import { connectCommand } from '../connect-command.ts'
import { runCommand } from '../run-command.ts'

/** `npm run backup:verify`: restores the newest backup beside the shop, looks whether all is well, and removes it again. */
await runCommand(
  async (settings, url) => {
    const { db, close } = connectCommand(url)
    try {
      const verified = await verifyNewestBackup({ db, backups: localBackups(settings, url, chooseFiles(settings)) })
      if (verified && !verified.failure)
        return console.log(`✓ ${verified.name} ${verified.note ?? 'was restored and audited: all is well.'}`)
      console.error(verified ? `✗ ${verified.name}: ${verified.failure}` : `There is no backup in ${settings.backups.folder}.`)
      process.exitCode = 1
    } finally {
      await close()
    }
  },
  { ready: assertOwnDatabase },
)
