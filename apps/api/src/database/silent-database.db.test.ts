import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Line, openLine } from '../testing/faulty-line.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { connect, type Database } from './connect.ts'

const TIMEOUT_MS = 200
let shop: TestShop
let line: Line
let database: Database
beforeAll(async () => {
  shop = await testShop()
  line = await openLine(shop.databaseUrl)
  database = connect({ url: line.url, poolSize: 1, timeoutMs: TIMEOUT_MS, onError: () => {} })
})
afterEach(() => line.set({ kind: 'none' }))
afterAll(async () => {
  await database.close()
  await line.close()
  await shop.close()
})

function one() {
  return sql<{ one: number }>`select 1 as one`.execute(database.db).then(({ rows }) => rows[0]?.one)
}

test('a database that says nothing any more is given up on, inside a transaction too, and its connection with it', async () => {
  await expect.poll(() => one().catch(String)).toBe(1)
  await line.set({ kind: 'silent' })
  await expect(one()).rejects.toThrow('Query read timeout')
  await line.set({ kind: 'none' })
  await expect.poll(() => one().catch(String)).toBe(1)
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await line.set({ kind: 'silent' })
      await sql`select ${2}::int`.execute(transaction)
    }),
  ).rejects.toThrow()
  await line.set({ kind: 'none' })
  await expect.poll(() => one().catch(String)).toBe(1)
})

test('whoever asked the server for more time gets it here, and only until the end of the transaction', async () => {
  await database.db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '60s'`.execute(transaction)
    await sql`select pg_sleep(1.2)`.execute(transaction)
  })
  await line.set({ kind: 'silent' })
  await expect(one()).rejects.toThrow('Query read timeout')
  await line.set({ kind: 'none' })
})

test('a commit that has to wait, for a replica say, has ten times as long as a statement, and no connection is given up on that is well', async () => {
  const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db).then(({ rows }) => rows[0]?.pid)
  await expect.poll(() => one().catch(String)).toBe(1)
  const before = await pid()
  const write = (statement: string) =>
    database.db.transaction().execute(async (transaction) => {
      await sql.raw(statement).execute(transaction)
      // Its commit is answered after 0.8 seconds; a statement is waited for 0.7.
      await line.set({ kind: 'late', ms: 400 })
    })
  await write('select 1')
  await line.set({ kind: 'none' })
  expect(await pid()).toBe(before)
  await line.set({ kind: 'silent' })
  await expect(one()).rejects.toThrow('Query read timeout')
})

test('a commit that is never answered is given up on, too; a transaction that asked for more time has it until then', async () => {
  await expect.poll(() => one().catch(String)).toBe(1)
  const begun = performance.now()
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '2500'`.execute(transaction)
      await line.set({ kind: 'silent' })
    }),
  ).rejects.toThrow()
  expect(performance.now() - begun).toBeGreaterThan(2_900)
})

test('the time that the address gives a statement counts, and no other', async () => {
  const url = new URL(line.url)
  url.searchParams.set('statement_timeout', '60000')
  const patient = connect({ url: url.href, poolSize: 1, timeoutMs: TIMEOUT_MS, onError: () => {} })
  await expect.poll(() => sql`select pg_sleep(1)`.execute(patient.db).then(() => 'slept', String)).toBe('slept')
  await patient.close()
})
