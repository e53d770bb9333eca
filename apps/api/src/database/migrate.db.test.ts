import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { migrate } from './migrate.ts'
import { transactional } from './transactional.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const exists = async (table: string) =>
  (await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(shop.db)).rows[0]?.found

test('a migrated database has nothing left to do', async () => {
  expect(await migrate(shop.databaseUrl)).toEqual([])
})

test('two processes that start together migrate once', async () => {
  writeFileSync(join(folder, '0001_one.sql'), 'select pg_sleep(0.2); create table one ()')
  const results = await Promise.all([migrate(shop.databaseUrl, folder), migrate(shop.databaseUrl, folder)])
  expect(results.flat()).toEqual(['0001_one.sql'])
})

test('a step that fails leaves nothing of itself and runs again when it is mended', async () => {
  writeFileSync(join(folder, '0002_two.sql'), 'create table two (); select 1 / 0')
  await expect(migrate(shop.databaseUrl, folder)).rejects.toThrow(/0002_two\.sql failed: division by zero/)
  expect(await exists('two')).toBe(false)
  writeFileSync(join(folder, '0002_two.sql'), 'create table two ()')
  expect(await migrate(shop.databaseUrl, folder)).toEqual(['0002_two.sql'])
  expect(await exists('two')).toBe(true)
})

test('an applied step that was changed is refused', async () => {
  writeFileSync(join(folder, '0003_three.sql'), 'create table three ()')
  expect(await migrate(shop.databaseUrl, folder)).toEqual(['0003_three.sql'])
  writeFileSync(join(folder, '0003_three.sql'), 'create table another ()')
  await expect(migrate(shop.databaseUrl, folder)).rejects.toThrow(/was changed after it had been applied/)
})

test('what fails inside a transaction takes its job with it', async () => {
  const message = { channel: 'sms', to: '2225550101', subject: '', text: 'hola', html: undefined } as const
  const jobs = async () => Number((await sql<{ n: string }>`select count(*) as n from graphile_worker.jobs`.execute(shop.db)).rows[0]?.n)
  const failing = transactional(async ({ db, jobs }: TestShop) => {
    await jobs.enqueue(db, 'send-message', message)
    throw new Error('changed my mind')
  })
  const before = await jobs()
  await expect(failing(shop)).rejects.toThrow('changed my mind')
  expect(await jobs()).toBe(before)
  await transactional(({ db, jobs }: TestShop) => jobs.enqueue(db, 'send-message', message))(shop)
  expect(await jobs()).toBe(before + 1)
})
