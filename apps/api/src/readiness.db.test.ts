import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProbe } from './readiness.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  // As whoever starts a shop does.
  mkdirSync(join(shop.settings.dataFolder, 'files'))
})
afterAll(() => shop.close())

async function look(url = shop.databaseUrl) {
  const probe = openProbe(url, shop.files)
  return probe.ask().finally(probe.close)
}

test('a shop with database, tables and files is ready', async () => {
  expect(await look()).toEqual({ database: true, migrations: true, files: true })
})

test('a database that is not there is told from one whose tables are behind', async () => {
  const elsewhere = Object.assign(new URL(shop.databaseUrl), { pathname: '/no_such_shop' }).href
  expect(await look(elsewhere)).toEqual({ database: false, migrations: false, files: true })
  const { rows } = await sql<{ name: string; hash: string }>`
    delete from migrations where name = (select max(name) from migrations) returning name, hash`.execute(shop.db)
  expect(await look()).toEqual({ database: true, migrations: false, files: true })
  for (const { name, hash } of rows) await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(shop.db)
})

test('a shop whose connections are all busy has not lost its database', async () => {
  const busy = Array.from({ length: 8 }, () => sql`select pg_sleep(2)`.execute(shop.db))
  expect(await look()).toMatchObject({ database: true })
  await Promise.all(busy)
})

test('a folder that went away is noticed, and not made anew', async () => {
  rmSync(join(shop.settings.dataFolder, 'files'), { recursive: true })
  expect(await look()).toMatchObject({ files: false })
})
