import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { compose } from '@shop/api/composition'
import { prepareTables } from '@shop/api/prepare-tables'
import { PRODUCTION } from '@shop/api/testing/production'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import { readSettings } from '@shop/settings/settings'
import { insertDemoBankAccount, openDemoDoor } from '@shop/shop/demo/accounts.queries'
import { fillShop } from '@shop/shop/demo/seed-demo'
import { startShop } from '../../tools/start-shop.ts'
import type { Victim } from './victim.ts'

/** It believes one proxy, so that an attacker can come from many networks, and reaches neither a bank nor a mail server. */
const ALONE = {
  ...PRODUCTION,
  TRUSTED_PROXIES: '1',
  STRIPE_API_HOST: '127.0.0.1',
  STRIPE_API_PORT: '9',
  STRIPE_API_PROTOCOL: 'http',
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'silent',
}

/** A shop in production mode with the demo's catalogue, in a process with so much memory for its objects. */
export async function openVictim(heapMb: number): Promise<Victim & { readonly pid: number; readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-attack-'))
  // The user who runs PostgreSQL for root has to get through.
  await chmod(folder, 0o755)
  const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: { fsync: 'off' } })
  const own = { DATABASE_URL: database.url('postgres'), DATA_FOLDER: join(folder, 'data') }
  const settings = readSettings({ ...ALONE, ...own })
  await prepareTables(settings, own.DATABASE_URL)
  await prepareJobTables(own.DATABASE_URL)
  const deps = await compose(settings, own.DATABASE_URL, () => {})
  // The demo's catalogue without its accounts: a real shop opens no database that has those.
  await fillShop(deps.files, own.DATABASE_URL, () => {}, insertDemoBankAccount)
  // Attackers come once it is open.
  await openDemoDoor(deps.db)
  const shop = await startShop({ ...ALONE, ...own, NODE_OPTIONS: `--max-old-space-size=${heapMb}` })
  return {
    url: shop.url,
    pid: shop.process.pid ?? 0,
    deps,
    close: async () => {
      await deps.close()
      await shop.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
