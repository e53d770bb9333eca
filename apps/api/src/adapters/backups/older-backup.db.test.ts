import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-files.ts'
import { withClient } from '../../database/with-client.ts'
import { openLine } from '../../testing/faulty-line.ts'
import { type RestoredShop, restoredShop } from '../../testing/restored-shop.ts'
import { tableSums } from '../../testing/table-sums.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { prepareJobTables } from '../graphile-jobs.ts'
import { asideOf, createBeside, databaseIn, dropDatabase, sameServer } from './beside-database.ts'
import { loadDatabase } from './load-database.ts'
import { makeBackup } from './make-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** The first whose database says whose it is, and the last before there were backups. */
const VERSIONS = ['0041_whose_database.sql', '0046_pictures_of_imports.sql']

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

function earlierUrl() {
  return sameServer(shop.databaseUrl, `${databaseIn(shop.databaseUrl)}_earlier`)
}
function targetUrl() {
  return sameServer(shop.databaseUrl, `${databaseIn(shop.databaseUrl)}_target`)
}
function folderOf({ name }: Manifest) {
  return join(shop.settings.backups.folder, name)
}

const made = new Map<string, Promise<Manifest>>()
function backupOf(last: string): Promise<Manifest> {
  const known = made.get(last) ?? makeEarlier(last)
  made.set(last, known)
  return known
}

/** Of a shop that was never upgraded past a step, with a job that somebody who died then had begun, and a line that was left locked. */
async function makeEarlier(last: string): Promise<Manifest> {
  const url = earlierUrl()
  await asideOf(url, (client) => createBeside(client, databaseIn(url), databaseIn(shop.databaseUrl)))
  try {
    await migrate(
      url,
      undefined,
      (await migrationNames()).filter((name) => name <= last),
    )
    await prepareJobTables(url)
    await withClient(url, 'shop', async (client) => {
      await client.query(`insert into shop_database (mode) values ('demo')`)
      await client.query(`insert into brands (slug, name) values ('brembo', 'Brembo')`)
      await client.query(`select graphile_worker.add_job('sweep-orders', queue_name := 'a-line')`)
      await client.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead'`)
      await client.query(`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'long dead'`)
    })
    return await makeBackup({
      url,
      files: shop.files,
      folder: shop.settings.backups.folder,
      recipient: undefined,
      secrets: [],
      version: '1.0.0',
    })
  } finally {
    await asideOf(url, (client) => dropDatabase(client, databaseIn(url)))
  }
}

async function ask({ pool }: Pick<RestoredShop, 'pool'>, sql: string) {
  return (await pool.query(sql)).rows
}

test.each(VERSIONS)('a backup of a shop at %s comes back, brought up to date, and is held', async (last) => {
  const manifest = await backupOf(last)
  expect(manifest.migrations.at(-1)).toBe(last)
  const restored = await restoredShop(shop, folderOf(manifest))
  try {
    expect(await ask(restored, 'select name, mode from brands, shop_database')).toEqual([{ name: 'Brembo', mode: 'demo' }])
    expect((await ask(restored, 'select name from migrations order by name')).map(({ name }) => name)).toEqual(await migrationNames())
    expect(await ask(restored, 'select backup from restored_shop')).toEqual([{ backup: manifest.name }])
    expect(Object.keys(await tableSums(restored.pool))).toEqual(Object.keys(await tableSums(shop.pool)))
    expect(await ask(restored, 'select task_identifier, locked_by from graphile_worker.jobs')).toEqual([
      { task_identifier: 'sweep-orders', locked_by: null },
    ])
    expect(await ask(restored, 'select locked_by from graphile_worker._private_job_queues')).toEqual([{ locked_by: null }])
  } finally {
    await restored.close()
  }
})

test.each([VERSIONS[0], undefined])('whoever is killed behind the last row of one (%s) leaves a shop that is held', async (last) => {
  const { folder } = shop.settings.backups
  const manifest = last ? await backupOf(last) : await readManifest(join(folder, (await shop.backups.make()).name))
  const url = targetUrl()
  await asideOf(url, (client) => createBeside(client, databaseIn(url), databaseIn(shop.databaseUrl)))
  // All rows are there, and the connection is gone before anything else is done.
  const line = await openLine(url, { kind: 'loses-answer', statement: 'analyze' })
  try {
    await expect(loadDatabase(line.url, folderOf(manifest), manifest, undefined)).rejects.toThrow(/terminated/)
    const held = await withClient(url, 'shop', async (client) => (await client.query('select backup from restored_shop')).rows)
    expect(held).toEqual([{ backup: manifest.name }])
    // As the next start does.
    await migrate(url)
  } finally {
    await line.close()
    await asideOf(url, (client) => dropDatabase(client, databaseIn(url)))
  }
})
