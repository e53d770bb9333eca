import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import { listTables } from '@shop/api/adapters/backups/database-shape'
import { assertNoneNamed } from '@shop/api/adapters/backups/named-files'
import { chooseFiles } from '@shop/api/adapters/choose-files'
import { withClient } from '@shop/api/database/with-client'
import { markFiles, OthersFiles } from '@shop/api/marked-files'
import type { FileStore } from '@shop/api/ports/file-store'
import type { Settings } from '@shop/settings/settings'
import { connectCommand } from './connect-command.ts'

/** The store of the shop's files, which is this shop's or is refused. */
export async function openFiles(settings: Settings, url: string): Promise<FileStore> {
  const files = chooseFiles(settings)
  const { db, close } = connectCommand(url)
  try {
    await markFiles(db, files, () => assertNoneLost(settings, url, files))
    return files
  } finally {
    await close()
  }
}

/** Where no file is found. What a demo has lost is drawn anew. */
export async function assertNoneLost({ mode }: Settings, url: string, files: FileStore): Promise<void> {
  if (mode !== 'production') return
  await withClient(url, 'shop', async (client) => assertNoneNamed(client, await listTables(client), files.place)).catch((error) => {
    if (!(error instanceof BadBackup)) throw error
    throw new OthersFiles(`${error.message}\nIf they are lost for good, say so once: npm run files:mark`)
  })
}
