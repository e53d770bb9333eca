import { everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OWN_ACCOUNT_CALLS, SPECIFIED_ACCOUNT_CALLS } from './testing/account-calls.ts'
import { OWN_ORDER_CALLS, SPECIFIED_ORDER_CALLS } from './testing/order-calls.ts'
import { addressOfCall, endpointOf, JETTA, PUBLIC_CALLS, type PublicCall, SPECIFIED_PUBLIC_CALLS, shapeOf } from './testing/public-calls.ts'
import { stockARefaccionaria } from './testing/stock-a-refaccionaria.ts'
import { addStaff, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await testShop()
  productId = (await stockARefaccionaria(shop.db)).ids.get('BV-1001') ?? 0
  await shop.db
    .insertInto('articles')
    .values({ slug: 'llegaron-balatas', title_es: 'Llegaron', summary_es: 'Balatas', body_es: '<p>Hola</p>', status: 'published' })
    .execute()
})
afterAll(() => shop.close())

function addressOf(call: PublicCall) {
  return addressOfCall(call, productId)
}
function ask(call: PublicCall, locale: 'es' | 'en' = 'es') {
  return call.method === 'GET' ? shop.get(addressOf(call), locale) : shop.post(addressOf(call), call.body, locale)
}

test('the specification has this many calls', () => {
  const walkedHere = SPECIFIED_PUBLIC_CALLS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set([...walkedHere, ...SPECIFIED_ACCOUNT_CALLS, ...SPECIFIED_ORDER_CALLS, 'POST /cotizacion']).size).toBe(67)
})

/** Written out whole, `$title` would be cut. */
function titleOf({ method, path, fill }: PublicCall) {
  return [method, path, ...(fill ? [fill] : [])].join(' ')
}

test.each(PUBLIC_CALLS.map((call) => [titleOf(call), call] as const))('%s is served as declared, in both languages', async (_, call) => {
  const endpoint = endpointOf(call)
  expect(endpoint, 'is declared in the contract').toBeDefined()
  for (const locale of ['es', 'en'] as const) {
    const { status, headers, body } = await ask(call, locale)
    expect([status, body.code]).toEqual([200, undefined])
    expect(body).toMatchObject({ success: true, message: locale === 'es' ? 'Listo.' : 'Done.' })
    expect(z.safeParse(endpoint?.data.schema ?? z.never(), body.data).error).toBeUndefined()
    if (call.method === 'GET' && !endpoint?.isLive) {
      expect(headers).toMatchObject({
        etag: expect.stringMatching(/^"[\w-]+"$/),
        vary: 'Accept-Encoding, Accept-Language, Origin',
        'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
      })
    } else expect(headers['cache-control']).toBe('no-store')
  }
})

test('the reference names every call', async () => {
  await addStaff(shop, 'jefa@example.mx', 'owner')
  const { body } = await shop.ask('GET', '/api/docs/json', { headers: { cookie: await staffCookieOf(shop, 'jefa@example.mx') } })
  const described = new Set(
    Object.entries<object>(body.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${shapeOf(path)}`)),
  )
  for (const { method, path } of PUBLIC_CALLS) expect(described).toContain(`${method.toLowerCase()} ${shapeOf(path)}`)
  for (const call of [...SPECIFIED_ACCOUNT_CALLS, ...OWN_ACCOUNT_CALLS, ...SPECIFIED_ORDER_CALLS, ...OWN_ORDER_CALLS]) {
    const [method = '', path = ''] = call.split(' ')
    expect(described).toContain(`${method.toLowerCase()} ${shapeOf(path)}`)
  }
})

test('nothing is declared of these areas that is not walked here', () => {
  const areaOf = (path: string) => path.split('/')[1]
  const areas = new Set(PUBLIC_CALLS.map(({ path }) => areaOf(path)))
  const walked = new Set(PUBLIC_CALLS.map(({ method, path }) => `${method} ${shapeOf(path)}`))
  for (const { method, path } of everyEndpoint.filter((endpoint) => areas.has(areaOf(endpoint.path))))
    expect(walked).toContain(`${method} ${shapeOf(path)}`)
})

test.each([
  ['/products/search/d', '/products/busqueda/d', '?search=balatas+traceras+versa&limit=2'],
  ['/products/search/d', '/products/busqueda/d', '?search=nada+de+nada'],
  ['/products/search/d', '/products/busqueda/d', '?page=0'],
  ['/products/refaccion', '/products/refaccion2', `?${JETTA}`],
  ['/products/refaccion', '/products/refaccion2', '?armadora=Tesla'],
  ['/noticias/', '/noticias', '?limit=1'],
])('%s and %s are twins for %s', async (one, other, query) => {
  const [left, right] = await Promise.all([one, other].map((path) => shop.app.inject({ url: `/api${path}${query}` })))
  expect(left?.statusCode).toBe(right?.statusCode)
  expect(left?.body).toBe(right?.body)
  expect(left?.headers.etag).toBe(right?.headers.etag)
})

test('whoever has the answer already is told so', async () => {
  for (const call of PUBLIC_CALLS.filter((one) => one.method === 'GET' && !endpointOf(one)?.isLive)) {
    const { headers } = await ask(call)
    const again = await shop.app.inject({
      url: addressOf(call),
      headers: { 'accept-language': 'es', 'if-none-match': String(headers.etag) },
    })
    expect([call.path, again.statusCode, again.body]).toEqual([call.path, 304, ''])
  }
})
