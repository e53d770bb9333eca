import type { AnyEndpoint } from '@shop/contract/endpoint'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OWN_ACCOUNT_CALLS, SPECIFIED_ACCOUNT_CALLS } from './testing/account-calls.ts'
import { OWN_ORDER_CALLS, SPECIFIED_ORDER_CALLS } from './testing/order-calls.ts'
import { stockARefaccionaria } from './testing/stock-a-refaccionaria.ts'
import { addStaff, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

type Call = {
  readonly method: 'GET' | 'POST'
  /** As the specification writes it. */
  readonly path: string
  readonly fill?: string
  readonly query?: string
  readonly body?: object
}

const JETTA = 'armadora=Volkswagen&modelo=Jetta&anio=2014&motor=2.5'
const FILTER = { search: 'balatas', armadora: 'Nissan', modelo: 'Versa', anio: 2015, marca: ['Brembo', 'TRW'], page: 1, limit: 10, sort: 3 }
const get = (path: string, query?: string, fill?: string): Call => ({
  method: 'GET',
  path,
  ...(query ? { query } : {}),
  ...(fill ? { fill } : {}),
})
const post = (path: string, body: object): Call => ({ method: 'POST', path, body })

const CATALOGUE: readonly Call[] = [
  get('/products/{id}', '', 'ID'),
  get('/products', 'page=1&limit=5&sort=2'),
  ...['nuevos', 'premium', 'propios', 'outlet', 'recomendados', 'mas-buscados', 'promocion'].map((list) =>
    get('/products/productos-{product}', 'page=1', list),
  ),
  get('/products/mas-buscados'),
  get('/products/premium'),
  get('/products/outlet'),
  get('/products/recomendados'),
  get('/products/primero', 'key=nuevos'),
  get('/products/categorias'),
  get('/products/subcategorias', 'sub=frenos'),
  get('/products/tipos', 'cat=Frenos&sub=frenos-de-disco'),
  get('/products/filters', 'page=1&limit=5&sort=4&categoria=frenos&tipo=Balatas&marca=Bosch'),
  get('/products/search/d', 'search=balatas+versa&page=1&limit=5&sort=0'),
  get('/products/busqueda/d', 'search=balatas+versa&page=1&limit=5&sort=0'),
  get('/products/searchCat/d', 'search=versa'),
  get('/products/search2/d', 'search=versa&page=1&limit=5&sort=1&categoria=frenos&tipo=Balatas&marca=TRW'),
  get('/products/refaccionCat', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco`),
  get('/products/modelos', 'armadora=Nissan'),
  get('/products/anios', 'armadora=Nissan&modelo=Versa'),
  get('/products/motor', 'armadora=Volkswagen&modelo=Jetta&anio=2014'),
  get('/products/categoria', JETTA),
  get('/products/subcategoria', `${JETTA}&categoria=frenos`),
  get('/products/refacciones', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco`),
  get('/products/refaccion', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco&page=1&limit=5&sort=3`),
  get('/products/refaccion2', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco&page=1&limit=5&sort=3`),
  get('/products/specific/tipo/{x}', '', 'Balatas'),
  get('/products/specific/marca/{x}', '', 'Bosch'),
  get('/products/show/p', 'ref=BV-1001'),
  get('/products/autopartes', 'armadora=Volkswagen&modelo=Jetta&anio=2014'),
  post('/products/specific-search/categorias', FILTER),
  post('/products/specific/filtros', FILTER),
  post('/products/specific', FILTER),
]

const PROMOTIONS_AND_NEWS: readonly Call[] = [
  get('/promociones/all'),
  get('/promociones/search/{x}', '', 'frenos'),
  get('/noticias/'),
  get('/noticias/{id}', '', 'llegaron-balatas'),
]

const VEHICLES: readonly Call[] = [
  get('/autos/armadoras'),
  get('/autos/modelos-by-armadora', 'armadora=Nissan'),
  get('/autos/anios-by-modelo', 'armadora=Nissan&modelo=Versa'),
  get('/autos/cilindrajes-by-anio', 'armadora=Nissan&modelo=Versa&anio=2015'),
  get('/autos-single/armadoras'),
  get('/autos-single/modelos', 'armadora=Nissan'),
  get('/autos-single/anios', 'armadora=Nissan&modelo=Versa'),
  get('/autos-single/cilindrajes', 'armadora=Nissan&modelo=Versa&anio=2015'),
]

/** Not in the specification; the shop needs them. */
const OURS: readonly Call[] = [
  get('/products/sugerencias', 'q=bal'),
  get('/products/interpretar', 'search=balatas+del+jetta+2014+2.5'),
  post('/products/compatibilidad', { ref: 'BV-1001', armadora: 'Nissan', modelo: 'Versa', anio: 2015 }),
  post('/products/compatibilidades', { refs: ['1', 'nada'], armadora: 'Nissan', modelo: 'Versa', anio: 2015 }),
  get('/products/juego', `ref=BJ-1002&${JETTA}`),
  post('/products/visto', { ref: 'BV-1001' }),
  post('/products/buscado', { search: 'balatas tsuru' }),
  post('/carrito/cotizar', { productos: [{ ref: 'BV-1001', qty: 2 }] }),
  post('/medidas', { ruta: 'inicio', dispositivo: 'telefono', medidas: { LCP: 1200, CLS: 0.01 } }),
  get('/portada'),
  get('/politicas'),
  get('/tienda'),
  get('/politicas/textos/{pagina}', '', 'garantias'),
]

const PAYMENTS: readonly Call[] = [get('/formas-pago')]

const SPECIFIED = [...CATALOGUE, ...PROMOTIONS_AND_NEWS, ...VEHICLES, ...PAYMENTS]
const EVERY = [...SPECIFIED, ...OURS]

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

const addressOf = ({ path, fill, query }: Call) => {
  const filled = path.replace(/\{\w+\}/, fill === 'ID' ? String(productId) : (fill ?? ''))
  return `/api${filled}${query ? `?${query}` : ''}`
}
const ask = (call: Call, locale: 'es' | 'en' = 'es') =>
  call.method === 'GET' ? shop.get(addressOf(call), locale) : shop.post(addressOf(call), call.body, locale)

/** Parameters may be called what they like. */
const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}')
const pathsOf = ({ path, twin }: AnyEndpoint) => (twin ? [path, twin] : [path])
const endpointOf = ({ method, path }: Call) =>
  everyEndpoint.find((endpoint) => endpoint.method === method && pathsOf(endpoint).map(shapeOf).includes(shapeOf(path)))

test('the specification has this many calls', () => {
  const walkedHere = SPECIFIED.map(({ method, path }) => `${method} ${path}`)
  expect(new Set([...walkedHere, ...SPECIFIED_ACCOUNT_CALLS, ...SPECIFIED_ORDER_CALLS, 'POST /cotizacion']).size).toBe(67)
})

/** Written out whole, `$title` would be cut. */
const titleOf = ({ method, path, fill }: Call) => [method, path, ...(fill ? [fill] : [])].join(' ')

test.each(EVERY.map((call) => [titleOf(call), call] as const))('%s is served as declared, in both languages', async (_, call) => {
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
  for (const { method, path } of EVERY) expect(described).toContain(`${method.toLowerCase()} ${shapeOf(path)}`)
  for (const call of [...SPECIFIED_ACCOUNT_CALLS, ...OWN_ACCOUNT_CALLS, ...SPECIFIED_ORDER_CALLS, ...OWN_ORDER_CALLS]) {
    const [method = '', path = ''] = call.split(' ')
    expect(described).toContain(`${method.toLowerCase()} ${shapeOf(path)}`)
  }
})

test('nothing is declared of these areas that is not walked here', () => {
  const areaOf = (path: string) => path.split('/')[1]
  const areas = new Set(EVERY.map(({ path }) => areaOf(path)))
  const walked = new Set(EVERY.map(({ method, path }) => `${method} ${shapeOf(path)}`))
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
  for (const call of EVERY.filter((one) => one.method === 'GET' && !endpointOf(one)?.isLive)) {
    const { headers } = await ask(call)
    const again = await shop.app.inject({
      url: addressOf(call),
      headers: { 'accept-language': 'es', 'if-none-match': String(headers.etag) },
    })
    expect([call.path, again.statusCode, again.body]).toEqual([call.path, 304, ''])
  }
})
