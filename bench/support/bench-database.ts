import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { connect } from '@shop/api/database/connect'
import { withClient } from '@shop/api/database/with-client'
import { catalogueJobs } from '@shop/api/modules/catalogue/catalogue.jobs'
import { markDatabase } from '@shop/api/prepare-tables'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import { readSettings, type Settings } from '@shop/settings/settings'
import { emptyCatalogue, loadCatalogue } from '@shop/shop/demo/load-catalogue.queries'

const TIMEOUT_MS = 60_000

export type BenchDatabase = {
  readonly databaseUrl: string
  /** Of the server, whose children do the work. */
  readonly pid: number
  readonly folder: string
  readonly settings: Settings
  readonly stop: () => Promise<void>
}

/** A catalogue of `products`, made once and kept in `.data/bench` for the next run; under a name of its own for who changes it. */
export async function openBenchDatabase(
  products: number,
  name = String(products),
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchDatabase> {
  const folder = resolve('.data', 'bench', name)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const { pid, url, stop } = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    settings: { shared_buffers: '1GB', max_wal_size: '8GB', maintenance_work_mem: '512MB' },
  })
  const databaseUrl = url('postgres')
  const settings = readSettings({ DATA_FOLDER: folder, ...environment })
  // Its folder is the bench's own, also where an earlier bench filled it before databases were marked.
  await markDatabase(settings, databaseUrl)
  await prepareJobTables(databaseUrl)
  const isReady = join(folder, 'ready')
  if (!existsSync(isReady)) {
    await fill(databaseUrl, products)
    await writeFile(isReady, new Date().toISOString())
  }
  await finishUpgrade(databaseUrl)
  return { databaseUrl, pid, folder, settings, stop }
}

/** What a worker does to a catalogue that an earlier bench filled. */
async function finishUpgrade(databaseUrl: string) {
  const { db, close } = connect({ url: databaseUrl, poolSize: 1, timeoutMs: TIMEOUT_MS, onError: console.error })
  await catalogueJobs({ db })['read-trait-words']({})
  await close()
}

async function fill(databaseUrl: string, products: number) {
  const begun = performance.now()
  await withClient(databaseUrl, 'shop-bench', async (client) => {
    await emptyCatalogue(client)
    await client.query('begin')
    await loadCatalogue(
      client,
      products,
      (drawing, brand) => `${drawing}-${brand}.png`,
      (done) => {
        if (done % 50_000 === 0)
          console.log(`  ${done.toLocaleString('en')} products after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      },
    )
    await client.query('commit')
    await client.query('vacuum analyze')
  })
  console.log(`Loaded ${products.toLocaleString('en')} products in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
