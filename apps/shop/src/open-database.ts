import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { compose, type Deps } from '@shop/api/composition'
import { loadLocations } from '@shop/api/modules/locations/load-locations'
import { plainError } from '@shop/api/plain-error'
import { prepareTables } from '@shop/api/prepare-tables'
import type { Settings } from '@shop/settings/settings'
import type { FastifyInstance } from 'fastify'
import { baseData } from './base-data/base-data.ts'
import { openDemoDoor } from './demo/accounts.queries.ts'
import { isEmpty } from './demo/is-empty.queries.ts'
import { sayWhoTheDemoIs } from './demo/who-the-demo-is.ts'
import { openFiles } from './open-files.ts'
import { shopDatabase } from './shop-database.ts'
import type { createSteps } from './steps.ts'

/** The database with its tables up to date, and everything that stands on it. */
export async function openDatabase(
  settings: Settings,
  app: FastifyInstance,
  step: ReturnType<typeof createSteps>,
  opened: (() => Promise<unknown>)[],
): Promise<Deps> {
  // Of the levels that are written unless somebody asks for silence, the lowest.
  const warn = (message: string) => app.log.warn(message)
  const database = await step(settings.databaseUrl ? 'Connecting to the database' : 'Starting PostgreSQL', () =>
    shopDatabase(settings, warn),
  )
  opened.push(database.stop)
  await step('Updating its tables', async () => {
    await prepareTables(settings, database.url)
    await prepareJobTables(database.url)
  })
  await openFiles(settings, database.url)
  const deps = await compose(
    settings,
    database.url,
    (error) => app.log.error({ err: plainError(error) }, 'database connection'),
    warn,
    baseData(),
  )
  opened.push(deps.close)
  await loadLocations(deps)
  if (settings.mode !== 'demo') return deps
  await step('Loading the demo catalogue', async (report) => {
    await sayWhoTheDemoIs(deps)
    await openDemoDoor(deps.db)
    if (!(await isEmpty(deps.db))) return
    // What it is made of is needed this once.
    const { seedDemo } = await import('./demo/seed-demo.ts')
    await seedDemo(deps, database.url, (done, total) => report(`${Math.round((100 * done) / total)} %`))
  })
  return deps
}
