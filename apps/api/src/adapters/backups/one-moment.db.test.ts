import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { localFiles } from '../local-files.ts'
import { makeBackup } from './make-backup.ts'
import { MANIFEST, readManifest } from './manifest.ts'
import { assertUnaltered } from './member.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('a damaged backup is no reason to make no other', async () => {
  const damaged = join(shop.settings.backups.folder, 'shop-2999-01-01T00-00-00Z-v1-m0001-pg18.backup')
  await mkdir(damaged, { recursive: true })
  await writeFile(join(damaged, MANIFEST), '{')
  await expect(shop.backups.make()).resolves.toMatchObject({ isEncrypted: false })
})

test('two that begin in the same second have names of their own, in the order they were made', async () => {
  const { folder } = shop.settings.backups
  const source = {
    url: shop.databaseUrl,
    files: localFiles(join(folder, 'none')),
    folder,
    recipient: undefined,
    secrets: [],
    version: '1.0.0',
  }
  const makeAt = (time: string) => makeBackup({ ...source, now: new Date(time) })
  const first = await makeAt('2026-11-17T03:00:00.100Z')
  const second = await makeAt('2026-11-17T03:00:00.900Z')
  const third = await makeAt('2026-11-17T03:00:00.950Z')
  expect([first, second, third].map(({ name }) => name.slice(0, 25))).toEqual([
    'shop-2026-11-17T03-00-00Z',
    'shop-2026-11-17T03-00-01Z',
    'shop-2026-11-17T03-00-02Z',
  ])
  for (const made of [first, second, third]) await assertUnaltered(join(folder, made.name), await readManifest(join(folder, made.name)))
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('a backup that waits for an upgrade is of the upgraded shop, in its rows and in what it says', async () => {
  const upgrade = new Client(shop.databaseUrl)
  await upgrade.connect()
  await upgrade.query('create table counted as select 7 as number')
  // Writes all rows anew, which an older snapshot does not see.
  await upgrade.query('begin; alter table counted alter column number type bigint')
  await upgrade.query(`insert into migrations (name, hash) values ('9998_wider.sql', 'x')`)
  const making = shop.backups.make()
  const isWaiting = `select from pg_stat_activity where datname = current_database() and application_name = 'shop-backup' and wait_event_type = 'Lock'`
  try {
    await expect.poll(async () => (await shop.pool.query(isWaiting)).rowCount).toBe(1)
    await upgrade.query('commit')
  } finally {
    await upgrade.end()
  }
  const { name } = await making
  expect(name).toContain('-m9998-')
  const { migrations, tables } = await readManifest(join(shop.settings.backups.folder, name))
  expect(migrations.at(-1)).toBe('9998_wider.sql')
  expect(tables.find((table) => table.name === 'counted')?.rows).toBe(1)
  expect(tables.find((table) => table.name === 'migrations')?.rows).toBe(migrations.length)
})
