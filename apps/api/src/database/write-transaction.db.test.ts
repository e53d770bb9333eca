import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { cachedByVersion } from './cached-by-version.ts'
import { readByVersion } from './read-by-version.ts'
import { transactional } from './transactional.ts'
import { afterCommit, inWriteTransaction } from './write-transaction.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await shop.pool.query('create table notes (text text primary key)')
})
beforeEach(() => shop.pool.query('delete from notes'))
afterAll(() => shop.close())

async function note(text: string, db = shop.db) {
  return sql`insert into notes values (${text})`.execute(db)
}
const noteIn = transactional(async ({ db }: Pick<TestShop, 'db'>, text: string) => {
  await note(text, db)
})
async function notes() {
  return (await sql<{ text: string }>`select text from notes order by text`.execute(shop.db)).rows.map(({ text }) => text)
}
/** As another process sees it. */
async function committed() {
  return (await shop.pool.query('select text from notes order by text')).rows.map(({ text }) => text)
}
async function nothing() {}

test('what comes after the first use case belongs to its transaction, whichever connection asks', async () => {
  await inWriteTransaction(
    nothing,
    async () => {
      await noteIn(shop, 'one')
      await Promise.all([note('two'), note('three'), noteIn(shop, 'four')])
      expect(await notes()).toEqual(['four', 'one', 'three', 'two'])
      expect(await committed()).toEqual([])
    },
    () => note('answer').then(() => {}),
  )
  expect(await committed()).toEqual(['answer', 'four', 'one', 'three', 'two'])
})

test('nothing is done when the answer cannot be kept', async () => {
  const write = inWriteTransaction(
    nothing,
    () => noteIn(shop, 'one'),
    async () => {
      throw new Error('no room for an answer')
    },
  )
  await expect(write).rejects.toThrow('no room')
  expect(await committed()).toEqual([])
})

test('a use case that fails takes only itself back', async () => {
  await inWriteTransaction(
    nothing,
    async () => {
      await noteIn(shop, 'one')
      await expect(noteIn(shop, 'one')).rejects.toThrow('duplicate key')
      await noteIn(shop, 'two')
    },
    nothing,
  )
  expect(await committed()).toEqual(['one', 'two'])
})

test('a step that leaves the database is taken after the commit, and never when there is none', async () => {
  const seen: string[][] = []
  const look = () => afterCommit(async () => seen.push(await committed()))
  await inWriteTransaction(nothing, () => noteIn(shop, 'one').then(look), nothing)
  const failing = inWriteTransaction(
    nothing,
    () => noteIn(shop, 'two').then(look),
    () => Promise.reject(new Error('lost')),
  )
  await expect(failing).rejects.toThrow('lost')
  expect(seen).toEqual([['one']])
})

test('what is read during a write is cached for nobody', async () => {
  const caches = [cachedByVersion(() => 1, notes), readByVersion(() => 1, notes)]
  const undone = inWriteTransaction(
    nothing,
    async () => {
      await noteIn(shop, 'one')
      for (const read of caches) expect(await read()).toEqual(['one'])
      throw new Error('changed its mind')
    },
    nothing,
  )
  await expect(undone).rejects.toThrow('changed its mind')
  for (const read of caches) expect(await read()).toEqual([])
})

test('what a write leaves running has nothing to do with it afterwards', async () => {
  const over = Promise.withResolvers<void>()
  let later: Promise<void> | undefined
  await inWriteTransaction(
    nothing,
    async () => {
      await noteIn(shop, 'one')
      later = over.promise.then(() => noteIn(shop, 'later'))
    },
    nothing,
  )
  over.resolve()
  await later
  expect(await committed()).toEqual(['later', 'one'])
})
