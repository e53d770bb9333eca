import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Line, openLine } from '../testing/faulty-line.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { connect, type Database, type Db } from './connect.ts'
import { withLongQueryTimeout } from './long-queries.queries.ts'
import { readingPool } from './reading-pool.ts'
import type { Tables } from './tables.ts'

/** The replica here is the same database by way of a line that can be cut: nobody asks whether it keeps up. */
let shop: TestShop
let line: Line
let primary: Database
let replica: Database
let db: Db
let doubts = 0
beforeAll(async () => {
  shop = await testShop()
  line = await openLine(shop.databaseUrl)
  primary = connect({ url: shop.databaseUrl, poolSize: 2, timeoutMs: 500, statementMs: 10_000, onError: () => {} })
  replica = connect({ url: line.url, poolSize: 1, timeoutMs: 500, statementMs: 10_000, mayBeStandby: true, onError: () => {} })
  const isCurrent = () => true
  const pool = readingPool(primary.pool, [{ pool: replica.pool, isCurrent, doubt: () => doubts++ }])
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
})
beforeEach(() => {
  doubts = 0
})
afterAll(async () => {
  await replica.close()
  await primary.close()
  await line.close()
  await shop.close()
})

function slowly(of: Db) {
  return sql<{ one: number }>`select 1 as one from pg_sleep(0.3)`.execute(of).then(({ rows }) => rows[0]?.one)
}
async function kept({ pool }: Database) {
  return pool.totalCount - pool.idleCount
}

test('a transaction that asks for two things at once has both from the primary when the replica is cut off', async () => {
  const both = withLongQueryTimeout(db, (transaction) => {
    const asked = [slowly(transaction), slowly(transaction)]
    setTimeout(line.cut, 100)
    return Promise.all(asked)
  })
  expect(await both).toEqual([1, 1])
  expect(doubts).toBe(1)
  await expect.poll(() => kept(primary)).toBe(0)
})

test('a transaction that finds no room at the primary either fails, and keeps no connection of it', async () => {
  const held = await Promise.all([primary.pool.connect(), primary.pool.connect()])
  const release = () => {
    for (const client of held.splice(0)) client.release()
  }
  const asking = withLongQueryTimeout(db, (transaction) => {
    const asked = [slowly(transaction), slowly(transaction), slowly(transaction)]
    // Room is made as soon as the first was told that there is none: what was asked besides, and the end of it all, might find some.
    asked[0]?.catch(() => setImmediate(release))
    line.cut()
    return Promise.all(asked)
  })
  await expect(asking).rejects.toThrow('timeout exceeded')
  await expect.poll(() => kept(primary)).toBe(0)
})

test('a statement that is wrong is told so by the replica, and costs nobody the replica', async () => {
  await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' })
  expect([doubts, replica.pool.idleCount]).toEqual([0, 1])
})

test('whoever finds no room at the replica is answered by the primary, and nobody else leaves the replica', async () => {
  const held = await replica.pool.connect()
  expect(await sql`select ${1}::int as one`.execute(db).then(({ rows }) => rows)).toEqual([{ one: 1 }])
  held.release()
  expect(doubts).toBe(0)
})
