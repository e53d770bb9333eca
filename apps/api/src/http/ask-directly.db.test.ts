import { everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentRequest } from '../one-request.ts'
import { addressOfCall, endpointOf, PUBLIC_CALLS } from '../testing/public-calls.ts'
import { stockARefaccionaria } from '../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { askDirectly } from './ask-directly.ts'
import { RENDERING_HEADER, RENDERING_PASS } from './own-pages.ts'

let shop: TestShop
let productId: number
const lines: Readonly<Record<string, unknown>>[] = []
beforeAll(async () => {
  shop = await testShop({}, { logTo: { write: (line) => lines.push(JSON.parse(line)) } })
  productId = (await stockARefaccionaria(shop.db)).ids.get('BV-1001') ?? 0
})
afterAll(() => shop.close())

type Question = { readonly method: 'GET' | 'POST'; readonly url: string; readonly body?: string }
async function bothWays(question: Question, locale = 'es') {
  const { method, url, body } = question
  const headers = { 'accept-language': locale, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const direct = askDirectly(shop.app, { ...question, headers })
  const injected = await shop.app.inject({
    method,
    url,
    headers: { ...headers, [RENDERING_HEADER]: RENDERING_PASS },
    ...(body === undefined ? {} : { payload: body }),
  })
  const answered = await direct
  return {
    direct: answered && { status: answered.status, text: answered.text },
    injected: { status: injected.statusCode, text: injected.body },
  }
}

const asked = PUBLIC_CALLS.filter((call) => call.method === 'GET' || endpointOf(call)?.isQuestion)
test.each(asked.map((call) => [`${call.method} ${call.path} ${call.fill ?? ''}`, call] as const))(
  '%s answers the same by both ways, in both languages',
  async (_, call) => {
    const question = { method: call.method, url: addressOfCall(call, productId), ...(call.body ? { body: JSON.stringify(call.body) } : {}) }
    for (const locale of ['es', 'en']) {
      const { direct, injected } = await bothWays(question, locale)
      expect(direct).toEqual(injected)
    }
  },
)

test.each([
  ['GET', '/api/products/999999'],
  ['GET', '/api/products/nada'],
  ['GET', '/api/products/specific/marca/A%2FB%20C'],
  ['GET', '/api/products/productos-inventados'],
  ['GET', '/api/products?page=0&page=2&x=1'],
  ['GET', '/api/products/anios?armadora=Nissan&armadora=Ford'],
  ['GET', '/api/noticias?limit=2'],
  ['GET', '/api/products/search/d?search=balatas+%26+%22m%C3%A1s%22;x'],
  ['POST', '/api/products/compatibilidad', '{"ref":"nada"}'],
  ['POST', '/api/products/compatibilidad', '[]'],
  ['POST', '/api/products/specific', '{"page":"x"}'],
] as const)('%s %s is judged alike', async (method, url, body?: string) => {
  const { direct, injected } = await bothWays({ method, url, ...(body === undefined ? {} : { body }) })
  expect(direct).toEqual(injected)
})

test('only what everybody may ask goes this way: the rest passes the gate', () => {
  const unasked = everyEndpoint.filter(({ access, method, isQuestion }) => access !== 'public' || !(method === 'GET' || isQuestion))
  const isDirect = (method: string, path: string) =>
    shop.app.directCalls.find(method, `/api${path.replace(/:\w+/g, '1')}`)?.route === `/api${path}`
  expect(unasked.filter(({ method, path }) => isDirect(method, path))).toEqual([])
  expect(unasked.length).toBeGreaterThan(100)
})

test.each([
  ['what is signed', { headers: { authorization: 'Bearer x' } }],
  ['what brings a cookie', { headers: { cookie: 'personal=x' } }],
  ['what cannot be read', { method: 'POST', url: '/api/products/specific', body: '{' }],
  ['what reaches for the language itself', { method: 'POST', url: '/api/products/specific', body: '{"__proto__":{}}' }],
  ['a write', { method: 'POST', url: '/api/clientes/login', body: '{}' }],
  ['what is too long', { method: 'POST', url: '/api/products/specific', body: JSON.stringify('x'.repeat(100_000)) }],
])('%s is left to the framework', (_, question) => {
  expect(askDirectly(shop.app, { method: 'GET', url: '/api/politicas', headers: {}, ...question })).toBeUndefined()
})

test('it has the name of the page it is asked for, in its line of the log too', async () => {
  lines.length = 0
  await askDirectly(shop.app, { method: 'GET', url: '/api/products/77?x=1', headers: { 'x-request-id': 'named-by-the-page' } })
  expect(lines).toMatchObject([
    { requestId: 'named-by-the-page', msg: 'answered', route: '/api/products/:id', status: expect.any(Number), req: { method: 'GET' } },
  ])
  expect(currentRequest()).toBeUndefined()
})
