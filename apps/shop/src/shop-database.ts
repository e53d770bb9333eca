import { join } from 'node:path'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import type { Settings } from '@shop/settings/settings'
import { Client } from 'pg'

export type ShopDatabase = { readonly url: string; readonly stop: () => Promise<void> }

const NAME = 'shop'

/** The server of DATABASE_URL, or an embedded one that belongs to this process. */
export const shopDatabase = async ({ databaseUrl, dataFolder }: Settings): Promise<ShopDatabase> => {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const server = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
  await createOnce(server.url('postgres'))
  return { url: server.url(NAME), stop: server.stop }
}

const createOnce = async (url: string) => {
  const client = new Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 0) await client.query(`create database ${NAME}`)
  } finally {
    await client.end()
  }
}
