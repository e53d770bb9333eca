import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { OPEN_DOOR } from '@shop/domain/opening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUp } from '../testing/caught-up.ts'
import { stockARefaccionaria } from '../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let other: TestShop
let productId: number
beforeAll(async () => {
  shop = await testShop()
  productId = (await stockARefaccionaria(shop.db)).ids.get('BV-1001') ?? 0
  other = await testShop({}, { beside: shop })
  await Promise.all([caughtUp(shop), caughtUp(other)])
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

function detail() {
  return `/api/products/${productId}`
}
const search = '/api/products/search/d?search=balatas'
function setPrice(cents: number) {
  return shop.pool.query('update products set price_cents = $1, promotion_id = null where id = $2', [cents, productId])
}

test('a new price is seen on every host, and in the cart at once', async () => {
  await setPrice(100_00)
  await Promise.all([caughtUp(shop), caughtUp(other)])
  const prices = async () => [(await shop.get(detail())).body.data.precio, (await other.get(detail())).body.data.precio]
  expect(await prices()).toEqual([100, 100])
  await setPrice(123_00)
  // Before anybody has heard of it: what is bought is priced by the shop's own table.
  const { body } = await shop.post('/api/carrito/cotizar', { productos: [{ ref: 'BV-1001', qty: 1 }] })
  expect(JSON.stringify(body.data)).toContain('123')
  expect(JSON.stringify(body.data)).not.toContain('"precio":100')
  await expect.poll(prices, { timeout: 2_000 }).toEqual([123, 123])
})

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
])('it travels as %s to whoever takes that, kept or not, and is the same', async (encoding, unpack) => {
  const url = '/api/products?page=1'
  const plain = await shop.app.inject({ url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (let times = 0; times < 2; times++) {
    const { headers, rawPayload } = await shop.app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect([headers['content-encoding'], headers.vary, headers.etag]).toEqual([
      encoding,
      'Accept-Encoding, Accept-Language, Origin',
      plain.headers.etag,
    ])
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(unpack(rawPayload).toString()).toBe(plain.body)
  }
})

test('languages do not share, whatever else callers say of themselves', async () => {
  const [es, en] = [await shop.get(detail(), 'es'), await shop.get(detail(), 'en')]
  expect([es.body.message, en.body.message]).toEqual(['Listo.', 'Done.'])
  expect((await shop.get(detail(), 'es')).body).toEqual(es.body)
})

test('who asks for the first time counts, although the answer was ready', async () => {
  const visitors = async () =>
    (await shop.pool.query<{ visitors: string }>('select count(distinct visitor) as visitors from product_interest')).rows[0]?.visitors
  for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.1']) await shop.ask('GET', search, { from })
  await expect.poll(visitors, { timeout: 5_000 }).toBe('3')
})

test('limits count answers that are ready too', async () => {
  const statuses = []
  for (let i = 0; i < 601; i++) statuses.push((await shop.ask('GET', detail(), { from: '203.0.113.9' })).status)
  expect([statuses.slice(0, 600).every((status) => status === 200), statuses[600]]).toEqual([true, 429])
})

test('a closed door is closed to what is ready', async () => {
  expect((await shop.get(detail())).status).toBe(200)
  await shop.pool.query(`update shop_policies set value = $1 where name = 'door'`, [JSON.stringify({ ...OPEN_DOOR, isOpen: false })])
  await expect.poll(async () => (await shop.get(detail())).status, { timeout: 2_000 }).toBe(503)
  await shop.pool.query(`update shop_policies set value = $1 where name = 'door'`, [JSON.stringify(OPEN_DOOR)])
  await expect.poll(async () => (await shop.get(detail())).status, { timeout: 2_000 }).toBe(200)
})

test('what is nobody else’s is packed as well, where it is only asked for', async () => {
  const headers = { 'accept-encoding': 'br', 'content-type': 'application/json' }
  const asked = await shop.app.inject({ method: 'POST', url: '/api/products/specific', headers, payload: '{}' })
  expect([asked.headers['content-encoding'], asked.headers['cache-control']]).toEqual(['br', 'no-store'])
  expect(JSON.parse(brotliDecompressSync(asked.rawPayload).toString()).success).toBe(true)
})
