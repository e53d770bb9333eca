import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'

const PAGES = 'https://latuerca.example'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: PAGES, PAGE_ORIGINS: 'https://taller.example:8443' })
})
afterAll(() => shop.close())

async function from(origin: string | undefined, method: 'GET' | 'OPTIONS' = 'GET', url = '/api/politicas') {
  const asked = method === 'OPTIONS' ? { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } : {}
  const { statusCode, headers } = await shop.app.inject({ method, url, headers: { ...asked, ...(origin === undefined ? {} : { origin }) } })
  return { statusCode, headers }
}

test.each([PAGES, 'https://taller.example:8443'])('a page of %s may call, without cookies', async (origin) => {
  const { statusCode, headers } = await from(origin)
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, origin])
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
  expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Origin')
})

test('what a browser asks before a write is answered once for two hours', async () => {
  const { statusCode, headers } = await from(PAGES, 'OPTIONS', '/api/carrito/cotizar')
  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({ 'access-control-allow-origin': PAGES, 'access-control-max-age': '7200', vary: 'Origin' })
  expect(headers['access-control-allow-headers']).toContain('Idempotency-Key')
  expect(headers['access-control-allow-methods']).toContain('POST')
})

test.each([
  'null',
  '*',
  '',
  'http://latuerca.example',
  'https://latuerca.example:444',
  'https://latuerca.example/',
  'https://latuerca.example.evil.example',
  'https://evil.example?https://latuerca.example',
  'https://www.latuerca.example',
  'HTTPS://LATUERCA.EXAMPLE',
  `${PAGES}, https://evil.example`,
  'https://taller.example',
  undefined,
])('a page of %j may not', async (origin) => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await from(origin, method)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers.vary).toMatch(/Origin$/)
  }
})

test('an allowed page also reads why it was told no', async () => {
  const { statusCode, headers } = await from(PAGES, 'GET', '/api/nada')
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, PAGES])
})
