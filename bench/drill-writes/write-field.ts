import { join } from 'node:path'
import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { compose, type Deps } from '@shop/api/composition'
import { prepareTables } from '@shop/api/prepare-tables'
import { type Contents, contentsReader } from '@shop/api/testing/database-contents'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import type { Send } from '@shop/api/testing/test-shop'
import { interceptingShop } from '@shop/api/testing/write-examples/declared-writes'
import { everyWrite } from '@shop/api/testing/write-examples/every-write'
import type { WriteExamples } from '@shop/api/testing/write-examples/write-example'
import { readSettings } from '@shop/settings/settings'
import { ask, HOST } from '../../tools/check-ops/ask.ts'
import { openNginx } from '../../tools/check-ops/nginx.ts'
import { startShop } from '../../tools/start-shop.ts'
import { openDatabase } from '../drill-money/database.ts'
import { overNetwork } from '../drill-money/over-network.ts'
import { type KilledProcesses, openKilledProcesses } from './killed-processes.ts'

/** One database, processes that are killed in the middle of writes, a twin that never is, and nginx in front. */
export type WriteField = {
  readonly deps: Deps
  readonly processes: KilledProcesses
  readonly examples: WriteExamples
  readonly intercept: ReturnType<typeof interceptingShop>['intercept']
  readonly read: () => Promise<Contents>
  readonly throughNginx: Send
  readonly atTwin: Send
  readonly close: () => Promise<void>
}

export async function openWriteField(): Promise<WriteField> {
  const database = await openDatabase()
  const environment = {
    DATABASE_URL: database.url,
    DATA_FOLDER: join(database.folder, 'data'),
    TOKEN_SECRET: 'all processes know the same secret 0123456789',
    PUBLIC_URL: `https://${HOST}`,
    DATABASE_POOL_SIZE: '4',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
  }
  const settings = readSettings(environment)
  await prepareTables(settings, database.url)
  await prepareJobTables(database.url)
  const deps = await compose(settings, database.url, () => {})
  // An empty shop would be filled with the demo's catalogue.
  await stockTheShelves(deps.db, [{ partNumber: 'BAL-1' }])
  const twin = await startShop({ ...environment, SHOP_SERVES: 'api' })
  const processes = await openKilledProcesses(environment, database.url)
  const twinPort = Number(new URL(twin.url).port)
  const nginx = await openNginx(
    join(database.folder, 'nginx'),
    { portsOf: (role) => (role === 'api' ? [processes.port, twinPort] : [twinPort, twinPort]) },
    { isSecondSpare: true },
  )
  // Events of the provider would change the tables meanwhile.
  await deps.sandbox?.sandbox.saveSwitches({ isLosing: true })
  // There is no worker; an API process that noticed would mail the owners meanwhile.
  await deps.pool.query(`insert into live_workers (id, seen_at) values (gen_random_uuid(), now() + interval '1 day')`)
  const shop = { ...overNetwork(deps, () => twin.url), settings }
  const intercepting = interceptingShop(shop)
  return {
    deps,
    processes,
    examples: await everyWrite(intercepting.shop),
    intercept: intercepting.intercept,
    read: await contentsReader(deps.pool),
    throughNginx: async ({ method, url, headers, payload }) => {
      const {
        status,
        headers: said,
        body,
      } = await ask(nginx.origin, url, {
        method,
        headers,
        ...(payload === undefined ? {} : { body: Buffer.from(payload) }),
      })
      return { status, headers: said, body: body.startsWith('{') ? JSON.parse(body) : body }
    },
    atTwin: shop.send,
    close: async () => {
      await nginx.close()
      await processes.close()
      await twin.stop()
      await deps.close()
      await database.close()
    },
  }
}
