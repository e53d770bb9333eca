import { prepareTables } from '@shop/api/prepare-tables'
import { readSettings, type Settings } from '@shop/settings/settings'
import { errorMessage } from './error-message.ts'
import { openOrRunningDatabase, type ShopDatabase } from './shop-database.ts'

type Way = {
  /** Beside an open shop, unless a command wants the embedded database for itself. */
  readonly open?: (settings: Settings) => Promise<ShopDatabase>
  /** What comes before the work: the tables made ready, or at least the question whose they are. */
  readonly ready?: (settings: Settings, url: string) => Promise<void>
  readonly environment?: NodeJS.ProcessEnv
}

/** A command at the terminal, on the shop's own database. What stands in its way is a sentence, and exit code 1. */
export async function runCommand(
  work: (settings: Settings, url: string) => Promise<unknown>,
  { open = openOrRunningDatabase, ready = prepareTables, environment = process.env }: Way = {},
): Promise<void> {
  try {
    const settings = readSettings(withDatabase(environment))
    const database = await open(settings)
    try {
      await ready(settings, database.url)
      await work(settings, database.url)
    } finally {
      await database.stop()
    }
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  }
}

/** On the machine of a web server, too, a command works with the database, and says what it needs for that. */
function withDatabase(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return environment.SHOP_SERVES?.trim() === 'web' ? { ...environment, SHOP_SERVES: 'worker' } : environment
}
