import { join } from 'node:path'
import { withClient } from '@shop/api/database/with-client'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import { runningServer } from '@shop/embedded-postgres/running-server'
import type { Settings } from '@shop/settings/settings'
import { settleSwap } from './backup/settle-swap.ts'
import { proveDatabase } from './prove-database.ts'

export type ShopDatabase = { readonly url: string; readonly stop: () => Promise<void> }

const NAME = 'shop'

/** The server of DATABASE_URL, or an embedded one that belongs to this process. */
export const shopDatabase = async (settings: Settings): Promise<ShopDatabase> => {
  const database = settings.databaseUrl ? await provenDatabase(settings.databaseUrl) : await ownDatabase(settings.dataFolder)
  try {
    // A restore that was killed while names changed: before anybody looks, files and database belong together again.
    await settleSwap(database.url, join(settings.dataFolder, 'files'))
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

const provenDatabase = async (url: string): Promise<ShopDatabase> => {
  await proveDatabase(url)
  return { url, stop: async () => {} }
}

const ownDatabase = async (dataFolder: string): Promise<ShopDatabase> => {
  const server = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
  await createOnce(server.url('postgres'))
  return { url: server.url(NAME), stop: server.stop }
}

/** For commands that look at a shop while it is open: its own server, if it runs. */
export const openOrRunningDatabase = async (settings: Settings): Promise<ShopDatabase> => {
  const running = settings.databaseUrl ? undefined : runningServer(join(settings.dataFolder, 'postgres'), NAME)
  return running ? { url: running, stop: async () => {} } : shopDatabase(settings)
}

const createOnce = (url: string) =>
  withClient(url, 'shop', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 0) await client.query(`create database ${NAME}`)
  })
