import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asideOf, createBeside, databaseIn, dropDatabase, sameServer } from '../adapters/backups/beside-database.ts'
import { loadDatabase } from '../adapters/backups/load-database.ts'
import { loadFiles } from '../adapters/backups/load-files.ts'
import { readManifest } from '../adapters/backups/manifest.ts'
import type { Identities } from '../adapters/backups/member.ts'
import { localFiles } from '../adapters/local-files.ts'
import { auditKeysFrom } from '../database/audit-keys.ts'
import { connect, type Database } from '../database/connect.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { TestShop } from './test-shop.ts'

export type RestoredShop = Database & { readonly url: string; readonly folder: string; readonly files: FileStore }

/** What a backup brings back, in a database and a folder of its own beside the shop's. */
export async function restoredShop(
  shop: Pick<TestShop, 'databaseUrl' | 'settings'>,
  backup: string,
  identities?: Identities,
): Promise<RestoredShop> {
  const name = `${databaseIn(shop.databaseUrl)}_restored`
  const url = sameServer(shop.databaseUrl, name)
  const folder = await mkdtemp(join(tmpdir(), 'shop-restored-'))
  const manifest = await readManifest(backup)
  await asideOf(shop.databaseUrl, (client) => createBeside(client, name, databaseIn(shop.databaseUrl)))
  const leave = async () => {
    await asideOf(shop.databaseUrl, (client) => dropDatabase(client, name))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await loadFiles(folder, backup, manifest, identities)
    await loadDatabase(url, backup, manifest, identities)
  } catch (error) {
    await leave()
    throw error
  }
  const database = connect({ url, poolSize: 2, timeoutMs: 60_000, onError: () => {}, auditKeys: auditKeysFrom(shop.settings) })
  return {
    ...database,
    url,
    folder,
    files: localFiles(folder),
    close: async () => {
      await database.close()
      await leave()
    },
  }
}
