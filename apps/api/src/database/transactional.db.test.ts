import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stockTheShelves } from '../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import type { Db } from './connect.ts'
import { transactional } from './transactional.ts'

let shop: TestShop
let parts: number[]
beforeAll(async () => {
  shop = await testShop()
  parts = await stockTheShelves(shop.db, [{ partNumber: 'A' }, { partNumber: 'B' }])
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('update products set stock = 5')
})

type Deps = { readonly db: Db }
type Meeting = { readonly arrive: () => Promise<void> }

/** Where two wait for each other, once; whoever comes later goes on. */
function meetingOfTwo(): Meeting {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return {
    arrive: () => {
      if (++arrived === 2) resolve()
      return promise
    },
  }
}

async function takeBoth({ db }: Deps, ids: readonly number[], meeting: Meeting): Promise<void> {
  for (const id of ids) {
    await sql`update products set stock = stock - 1 where id = ${id}`.execute(db)
    await meeting.arrive()
  }
}
async function stocks() {
  return (await shop.pool.query('select stock from products order by id')).rows.map(({ stock }) => stock)
}

test('of two transactions that wait for each other both are done, each once', async () => {
  const meeting = meetingOfTwo()
  const take = transactional(takeBoth)
  await Promise.all([take(shop, parts, meeting), take(shop, parts.toReversed(), meeting)])
  expect(await stocks()).toEqual([3, 3])
})

test('one that cannot be repeated fails instead', async () => {
  const meeting = meetingOfTwo()
  const take = transactional(takeBoth, { isRepeatable: false })
  const outcomes = await Promise.allSettled([take(shop, parts, meeting), take(shop, parts.toReversed(), meeting)])
  expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(['40P01'])
  expect(await stocks()).toEqual([4, 4])
})
