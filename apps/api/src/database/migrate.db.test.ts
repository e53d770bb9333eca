import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { assertOwnDatabase, prepareTables } from '../prepare-tables.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { applyMigration } from './apply-migration.ts'
import { assertKnownSchema, NewerDatabase } from './known-schema.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS_FOLDER } from './migration-files.ts'
import { transactional } from './transactional.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await sql`delete from migrations where name like '9%'`.execute(shop.db)
})

async function exists(table: string) {
  return (await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(shop.db)).rows[0]?.found
}

test('a migrated database has nothing left to do', async () => {
  expect(await migrate(shop.databaseUrl)).toEqual([])
})

test('two processes that start together migrate once', async () => {
  writeFileSync(join(folder, '9001_one.sql'), 'select pg_sleep(0.2); create table one ()')
  const results = await Promise.all([migrate(shop.databaseUrl, folder), migrate(shop.databaseUrl, folder)])
  expect(results.flat()).toEqual(['9001_one.sql'])
})

test('a step that fails leaves nothing of itself and runs again when it is mended', async () => {
  writeFileSync(join(folder, '9002_two.sql'), 'create table two (); select 1 / 0')
  await expect(migrate(shop.databaseUrl, folder)).rejects.toThrow(/9002_two\.sql failed: division by zero/)
  expect(await exists('two')).toBe(false)
  writeFileSync(join(folder, '9002_two.sql'), 'create table two ()')
  expect(await migrate(shop.databaseUrl, folder)).toEqual(['9002_two.sql'])
  expect(await exists('two')).toBe(true)
})

test('an applied step that was changed is refused', async () => {
  writeFileSync(join(folder, '9003_three.sql'), 'create table three ()')
  expect(await migrate(shop.databaseUrl, folder)).toEqual(['9003_three.sql'])
  writeFileSync(join(folder, '9003_three.sql'), 'create table another ()')
  await expect(migrate(shop.databaseUrl, folder)).rejects.toThrow(/was changed after it had been applied/)
})

test('two processes build an index beside an open shop, once, without waiting for each other inside the database', async () => {
  const steps = ['drop index concurrently if exists beside', 'create index concurrently beside on mailbox_messages (sent_at)']
  writeFileSync(join(folder, '9004_beside.sql'), `-- no transaction\n${steps.join(';\n')};\n`)
  const results = await Promise.all([migrate(shop.databaseUrl, folder), migrate(shop.databaseUrl, folder)])
  expect(results.flat()).toEqual(['9004_beside.sql'])
  expect(await exists('beside')).toBe(true)
})

test('older code is refused on a newer database, and changes nothing', async () => {
  writeFileSync(join(folder, '9005_later.sql'), 'create table later ()')
  await migrate(shop.databaseUrl, folder)
  rmSync(join(folder, '9005_later.sql'))
  writeFileSync(join(folder, '9004_earlier.sql'), 'create table earlier ()')
  await expect(migrate(shop.databaseUrl, folder)).rejects.toThrow(/older version of the shop .* cannot live with: 9005_later\.sql\./)
  expect(await exists('earlier')).toBe(false)
  await expect(assertKnownSchema(shop.databaseUrl, folder)).rejects.toThrow(NewerDatabase)
  for (const open of [prepareTables, assertOwnDatabase]) await expect(open(shop.settings, shop.databaseUrl)).rejects.toThrow(NewerDatabase)
})

test('an upgrade is rolled back where every later step lives with the code that comes back', async () => {
  const newest = Number(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1)
      ?.slice(0, 4),
  )
  const livingWith = (number: number) => `-- lives-with: ${String(number).padStart(4, '0')}\nselect 1`
  writeFileSync(join(folder, '9006_added.sql'), livingWith(newest))
  writeFileSync(join(folder, '9007_added.sql'), livingWith(newest - 1))
  expect(await migrate(shop.databaseUrl, folder)).toEqual(['9006_added.sql', '9007_added.sql'])
  expect(await migrate(shop.databaseUrl)).toEqual([])
  writeFileSync(join(folder, '9008_tidied.sql'), livingWith(9006))
  await migrate(shop.databaseUrl, folder)
  await expect(migrate(shop.databaseUrl)).rejects.toThrow(/cannot live with: 9008_tidied\.sql\./)
})

test('a step that finds its table taken steps aside for readers, and succeeds once it is free', async () => {
  const holder = new Client(shop.databaseUrl)
  const mover = new Client(shop.databaseUrl)
  await Promise.all([holder.connect(), mover.connect()])
  try {
    await holder.query('begin; lock table mailbox_messages in access share mode')
    const step = { name: '9009_wider.sql', sql: 'alter table mailbox_messages add column wider text', hash: 'x', livesWith: undefined }
    const impatient = { lockMs: 60, attempts: 2, pauseMs: 30 }
    await expect(applyMigration(mover, step, impatient)).rejects.toThrow(/9009_wider\.sql failed: .*lock timeout/)
    const waiting = applyMigration(mover, step, { ...impatient, attempts: 100 })
    // It is never the one everybody queues behind: a reader gets through while it still waits.
    await sql`select from mailbox_messages`.execute(shop.db)
    await holder.query('rollback')
    await waiting
    expect((await sql`select wider from mailbox_messages`.execute(shop.db)).rows).toEqual([])
  } finally {
    await Promise.all([holder.end(), mover.end()])
  }
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
