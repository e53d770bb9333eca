import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsToPrune } from '@shop/domain/backups-to-prune'
import type { Settings } from '@shop/settings/settings'
import { auditKeysFrom } from '../../database/audit-keys.ts'
import { connect } from '../../database/connect.ts'
import { findFilesMark } from '../../database/files-mark.queries.ts'
import { assertMarked, whileMarked } from '../../marked-files.ts'
import type { Backups } from '../../ports/backups.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { listBackups } from './backup-folder.ts'
import { unfinishedName } from './backup-name.ts'
import { makeBackup } from './make-backup.ts'
import { bytesOf } from './manifest.ts'
import { verifyNewest } from './verify-backup.ts'

type Known = Pick<Settings, 'backups' | 'dataFolder' | 'databaseUrl' | 'tokenSecret' | 'previousTokenSecrets'>

/** Backups in a folder of this machine, or of whatever is mounted there. */
export function localBackups(settings: Known, url: string, files: FileStore): Backups {
  const { folder, recipient, identityFile } = settings.backups
  return {
    make: async () => {
      const manifest = await makeBackup({
        url,
        files: await ownFiles(url, files),
        folder,
        recipient,
        secrets: secretsOf(settings),
        version: await readVersion(),
      })
      return { name: manifest.name, bytes: bytesOf(manifest), isEncrypted: manifest.encrypted }
    },
    prune: async (except) => {
      const names = backupsToPrune(await listBackups(folder), new Date(), except)
      for (const name of names) {
        // Killed in between, it has the name of one that is not whole, and the next run removes the rest.
        const going = join(folder, unfinishedName(name))
        await rename(join(folder, name), going)
        await rm(going, { recursive: true, force: true })
      }
      return names
    },
    verifyNewest: () =>
      verifyNewest({
        url,
        folder,
        scratchFolder: join(settings.dataFolder, 'files.verifying'),
        isOwnServer: settings.databaseUrl === undefined,
        identityFile,
        auditKeys: auditKeysFrom(settings),
      }),
  }
}

const TIMEOUT_MS = 60_000

/** An empty place is no shop without files: neither before anything is copied, nor when a disk goes away meanwhile. */
async function ownFiles(url: string, files: FileStore): Promise<FileStore> {
  const { db, close } = connect({ url, poolSize: 1, timeoutMs: TIMEOUT_MS, onError: () => {} })
  try {
    await assertMarked(db, files)
    return whileMarked(files, await findFilesMark(db))
  } finally {
    await close()
  }
}

/** What no backup holds and nobody can issue again. */
function secretsOf({ previousTokenSecrets, backups }: Known): readonly string[] {
  return [
    'TOKEN_SECRET',
    ...(previousTokenSecrets.length > 0 ? ['PREVIOUS_TOKEN_SECRETS'] : []),
    ...(backups.recipient ? ['the private key of BACKUP_RECIPIENT'] : []),
  ]
}

const PACKAGE = new URL('../../../../../package.json', import.meta.url)
async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(PACKAGE, 'utf8')).version
}
