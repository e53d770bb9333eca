import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nowOf } from '../modules/orders/orders.public.ts'
import { shopperIn } from '../testing/shoppers.ts'
import { stockTheShelves } from '../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { databaseClock } from './database-clock.queries.ts'

const HOURS_MS = 2 * 3_600_000
const TOKEN_SECRET = 'both processes know the same secret 0123456789'
const { now } = Date
let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await testShop({ TOKEN_SECRET })
  ;[part = 0] = await stockTheShelves(shop.db, [{ partNumber: 'BD-1' }])
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => shop.close())

test.each([HOURS_MS, -HOURS_MS])('a host whose clock is wrong by %i ms goes by the time of the database', async (wrong) => {
  vi.useFakeTimers({ toFake: ['Date'], now: now() + wrong })
  const odd = await testShop({ TOKEN_SECRET }, { beside: shop })
  const ana = await shopperIn(shop)
  const { body } = await ana.start({ lines: [{ ref: String(part), qty: 1 }], total: 500 }, odd)
  expect(Math.abs(nowOf(odd).getTime() - (Date.now() - wrong))).toBeLessThan(60_000)
  vi.useRealTimers()
  const { rows } = await shop.pool.query('select extract(epoch from held_until - now())::int as seconds from checkouts where id = $1', [
    body.data.checkout_id,
  ])
  await odd.close()
  expect(rows[0].seconds).toBeGreaterThan(600)
  expect(rows[0].seconds).toBeLessThan(3_600)
})

/** How far the time of the shop is from the real one, at the worst. */
function wrongBy(clock: { readonly now: () => Date }) {
  return Math.abs(clock.now().getTime() - now())
}
const LITTLE_MS = 2_500

test.each([HOURS_MS, -HOURS_MS])('a clock that is set by %i ms while the shop runs moves nothing', async (wrong) => {
  const clock = await databaseClock(shop.db)
  vi.useFakeTimers({ toFake: ['Date'], now: now() + wrong })
  expect(wrongBy(clock)).toBeLessThan(LITTLE_MS)
  clock.close()
})

test('a comparison that took long is not believed, and made again soon; so is one after the machine slept', async () => {
  let answers = 0
  let slowMs = 0
  const slowly: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers++
      vi.advanceTimersByTime(slowMs)
      return result
    },
  }
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: now() })
  const clock = await databaseClock(shop.db.withPlugin(slowly))
  /** What this process counts by has moved on by itself, and the database has not. */
  const counted = () => clock.now().getTime() - performance.now()
  const before = counted()
  slowMs = 8_000
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => answers).toBeGreaterThan(1)
  expect(counted()).toBe(before)
  slowMs = 0
  await expect
    .poll(() => {
      vi.advanceTimersByTime(5_000)
      return counted()
    })
    .not.toBe(before)
  const compared = answers
  vi.setSystemTime(Date.now() + HOURS_MS)
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => answers).toBe(compared + 1)
  clock.close()
})
