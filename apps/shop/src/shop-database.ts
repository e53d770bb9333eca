import { join } from 'node:path'
import { withClient } from '@shop/api/database/with-client'
import { runningServer } from '@shop/embedded-postgres/running-server'
import { startSupervisedPostgres } from '@shop/embedded-postgres/supervised-postgres'
import type { Settings } from '@shop/settings/settings'
import { settleSwap } from './backup/settle-swap.ts'
import { errorMessage } from './error-message.ts'
import { proveDatabase } from './prove-database.ts'

export type ShopDatabase = { readonly url: string; readonly stop: () => Promise<void> }

const NAME = 'shop'

type Warn = (message: string) => void

/** The server of DATABASE_URL, or an embedded one that belongs to this process and ends it when it cannot be kept running. */
export async function shopDatabase(settings: Settings, warn: Warn = console.error): Promise<ShopDatabase> {
  const database = settings.databaseUrl ? await provenDatabase(settings.databaseUrl) : await ownDatabase(settings.dataFolder, warn)
  try {
    // A restore that was killed while names changed: before anybody looks, files and database belong together again.
    await settleSwap(database.url, join(settings.dataFolder, 'files'))
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function provenDatabase(url: string): Promise<ShopDatabase> {
  await proveDatabase(url)
  return { url, stop: async () => {} }
}

async function ownDatabase(dataFolder: string, warn: Warn): Promise<ShopDatabase> {
  dropClientEnvironment()
  const server = await startSupervisedPostgres({ folder: join(dataFolder, 'postgres'), warn, onGiveUp: endProcess })
  await createOnce(server.url('postgres'))
  return { url: server.url(NAME), stop: server.stop }
}

/** Whoever supervises the process starts all of it again, or tells a person. */
function endProcess(error: Error): never {
  console.error(`\n${errorMessage(error)}`)
  return process.exit(1)
}

/** PGSSLMODE, PGOPTIONS and the like of a person's shell are meant for other servers, and every client would heed them. */
function dropClientEnvironment(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name]
}

/** For commands that look at a shop while it is open: its own server, if it runs. */
export async function openOrRunningDatabase(settings: Settings): Promise<ShopDatabase> {
  const running = settings.databaseUrl ? undefined : runningServer(join(settings.dataFolder, 'postgres'), NAME)
  if (running) dropClientEnvironment()
  return running ? { url: running, stop: async () => {} } : shopDatabase(settings)
}

function createOnce(url: string) {
  return withClient(url, 'shop', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 0) await client.query(`create database ${NAME}`)
  })
}
