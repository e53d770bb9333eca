import { join } from 'node:path'
import { withClient } from '@shop/api/database/with-client'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import { runningServer } from '@shop/embedded-postgres/running-server'
import type { Settings } from '@shop/settings/settings'
import { proveDatabase } from './prove-database.ts'

export type ShopDatabase = { readonly url: string; readonly stop: () => Promise<void> }

const NAME = 'shop'

/** The server of DATABASE_URL, or an embedded one that belongs to this process. */
export const shopDatabase = async ({ databaseUrl, dataFolder }: Settings): Promise<ShopDatabase> => {
  if (databaseUrl) {
    await proveDatabase(databaseUrl)
    return { url: databaseUrl, stop: async () => {} }
  }
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
