import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nowOf } from '../modules/orders/orders.public.ts'
import { shopperIn } from '../testing/shoppers.ts'
import { stockTheShelves } from '../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

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
