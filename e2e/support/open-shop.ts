import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOf, startShop } from '../../tools/start-shop.ts'
import { createDatabase, dropDatabase } from '../../tools/test-database.ts'

/** One shop for the whole run, started as a new user would start it, with data of its own. */
export default async function openShop(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-e2e-'))
  await chmod(dataFolder, 0o755)
  // For every shop of this run: a busy machine of two cores must not look like a broken database.
  process.env.DATABASE_PATIENCE_MS = '20000'
  const server = process.env.DATABASE_URL
  const databaseUrl = server && (await createDatabase(server))
  const shop = await startShop({ DATA_FOLDER: dataFolder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) })
  process.env.SHOP_URL = shop.url
  // For tests that add processes of their own to this shop.
  process.env.SHOP_DATA_FOLDER = dataFolder
  process.env.SHOP_DATABASE_URL = databaseUrl || databaseOf(dataFolder)
  return async () => {
    await shop.stop()
    if (server && databaseUrl) await dropDatabase(server, databaseUrl)
    await rm(dataFolder, { recursive: true, force: true })
  }
}
