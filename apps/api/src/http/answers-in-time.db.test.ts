import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Line, openLine } from '../testing/faulty-line.ts'
import { type Shopper, shopperIn } from '../testing/shoppers.ts'
import { stockTheShelves } from '../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../testing/test-customers.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

const TOKEN_SECRET = 'both processes know the same secret 0123456789'
let shop: TestShop
let line: Line
let slow: TestShop
let ana: Shopper
let part = 0
beforeAll(async () => {
  shop = await testShop({ TOKEN_SECRET })
  line = await openLine(shop.databaseUrl)
  slow = await testShop({ TOKEN_SECRET, DATABASE_PATIENCE_MS: '500' }, { beside: { ...shop, databaseUrl: line.url } })
  ana = await shopperIn(shop)
  ;[part = 0] = await stockTheShelves(shop.db, [{ partNumber: 'BD-1' }])
})
afterAll(async () => {
  await slow.close()
  await line.close()
  await shop.close()
})

/** Two and a half times the time of one statement: by then browsers are about to ask the other host. */
test('a purchase whose every statement is slow is answered in time all the same, and the same one asked for again is the same', async () => {
  const wanted = { id: randomUUID(), lines: [{ ref: String(part), qty: 1 }], total: 500 }
  // Connections are there: to make one takes too long on such a line, which is another thing.
  await Promise.all([1, 2, 3].map(() => shopperIn(slow)))
  expect((await ana.start({ ...wanted, id: randomUUID() }, slow)).status).toBe(200)
  await line.set({ kind: 'late', ms: 120 })
  const begun = performance.now()
  const refused = await ana.start(wanted, slow)
  const ms = performance.now() - begun
  await line.set({ kind: 'none' })
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { success: false, code: 'unavailable' } })
  expect(ms).toBeGreaterThan(1_200)
  expect(ms).toBeLessThan(3_000)
  await expect.poll(async () => (await ana.start(wanted, shop)).status).toBe(200)
  const { rows } = await shop.pool.query('select count(*)::int as count from checkouts where customer_id = $1', [ana.id])
  expect(rows).toEqual([{ count: 2 }])
})

test('a write of staff that is done after its answer was due is noted here all the same: what is kept may show something else', async () => {
  await addStaff(shop, 'eva@example.mx', 'sales')
  const headers = { cookie: await staffCookieOf(shop, 'eva@example.mx'), origin: slow.settings.publicUrl }
  const changesHere = () => slow.changes.versionHere() - slow.changes.version()
  const before = changesHere()
  await line.set({ kind: 'late', ms: 200 })
  const answered = await slow.ask('POST', '/api/personal/avisos', { headers, body: { de_guardia: true, avisos: ['chat'] } })
  await line.set({ kind: 'none' })
  expect(answered.status).toBe(503)
  await expect.poll(changesHere).toBe(before + 1)
})
