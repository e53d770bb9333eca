import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsToPrune } from '@shop/domain/backups-to-prune'
import type { Settings } from '@shop/settings/settings'
import { auditKeysFrom } from '../../database/audit-keys.ts'
import type { Backups } from '../../ports/backups.ts'
import { listBackups } from './backup-folder.ts'
import { makeBackup } from './make-backup.ts'
import { bytesOf } from './manifest.ts'
import { verifyNewest } from './verify-backup.ts'

type Known = Pick<Settings, 'backups' | 'dataFolder' | 'tokenSecret' | 'previousTokenSecrets'>

/** Backups in a folder of this machine, or of whatever is mounted there. */
export const localBackups = (settings: Known, url: string): Backups => {
  const { folder, recipient, identityFile } = settings.backups
  return {
    make: async () => {
      const manifest = await makeBackup({
        url,
        files: join(settings.dataFolder, 'files'),
        folder,
        recipient,
        secrets: secretsOf(settings),
        version: await readVersion(),
      })
      return { name: manifest.name, bytes: bytesOf(manifest), isEncrypted: manifest.encrypted }
    },
    prune: async (except) => {
      const names = backupsToPrune(await listBackups(folder), new Date(), except)
      for (const name of names) await rm(join(folder, name), { recursive: true })
      return names
    },
    verifyNewest: () =>
      verifyNewest({
        url,
        folder,
        scratchFolder: join(settings.dataFolder, 'files.verifying'),
        identityFile,
        auditKeys: auditKeysFrom(settings),
      }),
  }
}

/** What no backup holds and nobody can issue again. */
const secretsOf = ({ previousTokenSecrets, backups }: Known): readonly string[] => [
  'TOKEN_SECRET',
  ...(previousTokenSecrets.length > 0 ? ['PREVIOUS_TOKEN_SECRETS'] : []),
  ...(backups.recipient ? ['the private key of BACKUP_RECIPIENT'] : []),
]

const PACKAGE = new URL('../../../../../package.json', import.meta.url)
const readVersion = async (): Promise<string> => JSON.parse(await readFile(PACKAGE, 'utf8')).version
