import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCTION } from '../testing/production.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ ...PRODUCTION, HSTS_SUBDOMAINS: 'yes' })
})
afterAll(() => shop.close())

test.each([
  ['GET', '/api/products', 200],
  ['GET', '/api/nowhere', 404],
  ['GET', '/api/clientes/sesiones', 401],
  ['POST', '/api/clientes/login', 400],
  ['GET', '/api/docs/json', 200],
  ['GET', '/api/docs/static/index.html', 302],
  ['GET', '/checkout/nowhere', 404],
  ['GET', '/images/products/nothing.webp', 200],
  ['GET', '/images/nowhere', 404],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/api/products/%zz', 400],
] as const)('%s %s says how it is to be read', async (method, url, status) => {
  const { statusCode, headers } = await shop.app.inject({ method, url })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('so do an answer that has not changed, and a stream of events', async () => {
  const { headers } = await shop.app.inject('/api/products')
  const unchanged = await shop.app.inject({ url: '/api/products', headers: { 'if-none-match': String(headers.etag) } })
  expect([unchanged.statusCode, unchanged.headers['x-content-type-options']]).toEqual([304, 'nosniff'])
  const { llave } = (await shop.post('/api/chat/conversaciones', {})).body.data
  const stream = await shop.app.inject({ url: `/api/chat/conversaciones/${llave}/eventos`, payloadAsStream: true })
  stream.stream().destroy()
  expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'x-content-type-options': 'nosniff' })
  expect(stream.headers['strict-transport-security']).toBeDefined()
})
