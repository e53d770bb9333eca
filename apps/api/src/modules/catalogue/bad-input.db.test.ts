import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
  await shop.get('/api/products/search/d?search=balatas')
})
afterAll(() => shop.close())

type Request = { readonly method?: 'GET' | 'POST'; readonly url: string; readonly payload?: string; readonly type?: string }
const HONEST = [200, 400, 404, 413, 415]

/** Whatever is asked: an honest status, the envelope, a sentence for a person, for less than a second of a processor. */
async function ask({ method = 'GET', url, payload, type = 'application/json' }: Request, locale: 'es' | 'en' = 'es') {
  const before = process.threadCpuUsage()
  const headers = { 'accept-language': locale, ...(payload === undefined ? {} : { 'content-type': type }) }
  const response = await shop.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  const what = `${method} ${url.slice(0, 200)} ${(payload ?? '').slice(0, 200)}`
  const { user, system } = process.threadCpuUsage(before)
  expect(user + system, what).toBeLessThan(1_000_000)
  expect(HONEST, `${what} answered ${response.statusCode}`).toContain(response.statusCode)
  const body = JSON.parse(response.body)
  expect(body, what).toMatchObject({ success: response.statusCode === 200, message: expect.stringMatching(/\S/) })
  return { status: response.statusCode, body, what }
}
function post(path: string, body: unknown) {
  return { method: 'POST' as const, url: `/api/products${path}`, payload: JSON.stringify(body) }
}

async function isRefused(request: Request, ...statuses: number[]) {
  const spanish = await ask(request)
  const english = await ask(request, 'en')
  expect(statuses, spanish.what).toContain(spanish.status)
  expect(english.status).toBe(spanish.status)
  expect(spanish.body).toMatchObject({ data: null, code: expect.stringMatching(/^[a-z_]+$/) })
  expect(english.body.message, spanish.what).not.toBe(spanish.body.message)
}

function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0
  const fields = (data ?? {}) as Record<string, unknown>
  if ('docs' in fields) return isEmpty(fields.docs) && fields.total === 0
  if ('marcas' in fields && 'tipos' in fields) return isEmpty(fields.marcas) && isEmpty(fields.tipos)
  if ('vehiculos' in fields) return Object.values(fields).every(isEmpty)
  return false
}

const PAGED = [
  '',
  '/productos-nuevos',
  '/mas-buscados',
  '/premium',
  '/outlet',
  '/recomendados',
  '/filters',
  '/search/d',
  '/busqueda/d',
  '/search2/d',
  '/refaccion',
  '/refaccion2',
  '/specific/tipo/Balatas',
  '/specific/marca/Bosch',
]
const WRONG_PAGING = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1e3',
  'page=99999999999',
  'page=%00',
  'page=1&page=2',
  'limit=0',
  'limit=-1',
  'limit=97',
  'limit=10000',
  'limit=NaN',
  'sort=99',
  'sort=7',
  'sort=-1',
  'sort=abc',
  'sort=1;drop+table+products',
]

test.each(PAGED)('/products%s refuses pages that cannot be', async (path) => {
  for (const query of WRONG_PAGING) {
    await isRefused({ url: `/api/products${path}?${query}` }, 400)
    const { body } = await ask({ url: `/api/products${path}?${query}` })
    expect(body.errors[0].path).toBe(query.split('=')[0])
    expect(body.message).toMatch(/^(La página|El límite|El orden) debe/)
  }
})

test.each(['/specific', '/specific/filtros', '/specific-search/categorias'])('POST %s refuses them too', async (path) => {
  for (const wrong of [
    { page: 0 },
    { page: '0' },
    { page: 1.5 },
    { page: null },
    { page: [1] },
    { limit: 10_000 },
    { limit: {} },
    { sort: 99 },
    { sort: true },
  ])
    await isRefused(post(path, wrong), 400)
})

const TEXTS: readonly (readonly [path: string, ...names: string[]])[] = [
  ['', 'search'],
  ['/search/d', 'search'],
  ['/busqueda/d', 'search'],
  ['/search2/d', 'search', 'categoria', 'subcategoria', 'tipo', 'marca'],
  ['/searchCat/d', 'search'],
  ['/interpretar', 'search'],
  ['/sugerencias', 'q', 'armadora', 'modelo', 'motor'],
  ['/subcategorias', 'sub'],
  ['/tipos', 'cat', 'sub'],
  ['/filters', 'categoria', 'subcategoria', 'tipo', 'marca'],
  ['/modelos', 'armadora'],
  ['/anios', 'armadora', 'modelo'],
  ['/motor', 'armadora', 'modelo'],
  ['/categoria', 'armadora', 'modelo', 'motor'],
  ['/subcategoria', 'armadora', 'modelo', 'motor', 'categoria'],
  ['/refacciones', 'armadora', 'modelo', 'motor', 'categoria', 'subcategoria'],
  ['/refaccionCat', 'armadora', 'modelo', 'motor', 'categoria', 'subcategoria'],
  ['/refaccion', 'armadora', 'modelo', 'motor', 'categoria', 'subcategoria', 'tipo', 'marca'],
  ['/autopartes', 'armadora', 'modelo'],
]
const NAMED = TEXTS.flatMap(([path, ...names]) => names.map((name) => ({ path, name })))

const UNREADABLE = ['x'.repeat(5_000), '\0', 'balatas\0', '\u0007', 'a\nb', 'a\tb', '\u001b[2J', '\u0085x', 'x\u007f']
const STRANGE = [
  "'",
  "' or 1=1 --",
  '"; drop table products; --',
  "'; select pg_sleep(5); --",
  '$1',
  '%',
  '%%%',
  '_____',
  '\\',
  '\\\\x00',
  '.*',
  '(a+)+$',
  '[',
  '(((((((((((((((((((',
  '^$|?*+{}',
  '& | ! :* <->',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '🚗🔧',
  '\u202e',
  '\ufffe',
  '٢٠١٠',
  'ﷺ',
  '日本語',
  '__proto__',
  'constructor',
  'null',
  'undefined',
]

test.each(NAMED)('$path reads any $name', async ({ path, name }) => {
  const url = (value: string) => `/api/products${path}?${new URLSearchParams({ [name]: value })}`
  for (const value of UNREADABLE) await isRefused({ url: url(value) }, 400)
  for (const value of STRANGE) {
    const { status, body, what } = await ask({ url: url(value) })
    expect(status, what).toBe(200)
    // Parts for every engine remain when an engine is named that nobody knows.
    if (path !== '/interpretar' && name !== 'motor') expect([what, isEmpty(body.data)]).toEqual([what, true])
    if (name === 'motor') expect(JSON.stringify(body.data)).not.toMatch(/BJ-100|BKR6E/)
  }
})

test.each(NAMED)('$path survives a $name that is no text', async ({ path, name }) => {
  // Half a pair, bytes that are no UTF-8, half an escape, NUL, an array, an object.
  for (const raw of ['=%ED%A0%80', '=%FF%FE', '=%', '=%zz', '=%u0000', '=%00', `=x&${name}=y`, '[]=x', '[a]=x', '[$ne]=', ''])
    for (const locale of ['es', 'en'] as const) await ask({ url: `/api/products${path}?${name}${raw}` }, locale)
})

test.each(['search', 'q', 'armadora', 'modelo', 'motor', 'sub', 'cat'])('%s twice is no text', async (name) => {
  const path = TEXTS.find(([, ...names]) => names.includes(name))?.[0]
  await isRefused({ url: `/api/products${path}?${name}=a&${name}=b` }, 400)
})

test.each(['abc', '0', '99999', '20.5', '-2014', '2014;', '%00', '1e3'])('the year %s is refused', async (year) => {
  for (const path of ['/motor', '/categoria', '/refaccion', '/refaccionCat', '/autopartes', '/show/p?ref=BV-1001&x='])
    await isRefused({ url: `/api/products${path}${path.includes('?') ? '&' : '?'}modelo=Jetta&anio=${year}` }, 400)
})

test.each(['%00', 'a%0Ab', '%07', 'x'.repeat(500), '%C2%85'])('an address with %s is refused', async (part) => {
  for (const path of ['', '/specific/tipo', '/specific/marca']) await isRefused({ url: `/api/products${path}/${part}` }, 400)
  await isRefused({ url: `/api/products/productos-${part}` }, 400, 404)
  await isRefused({ url: `/api/products/show/p?ref=${part}` }, 400)
})

test.each(['..%2f..%2fetc%2fpasswd', '%2e%2e', '%5c', '%25'])('an address with %s leads nowhere', async (part) => {
  for (const path of ['/', '/specific/tipo/', '/specific/marca/', '/productos-', '/show/p?ref='])
    for (const locale of ['es', 'en'] as const) {
      const { status, body } = await ask({ url: `/api/products${path}${part}` }, locale)
      if (status === 200) expect(isEmpty(body.data)).toBe(true)
    }
})

test.each(['%ED%A0%80', '%FF', '%', '%zz'])('an address with %s cannot be read', async (part) => {
  for (const path of ['/', '/specific/tipo/', '/specific/marca/', '/productos-'])
    expect((await shop.app.inject({ url: `/api/products${path}${part}` })).statusCode).toBe(400)
  await isRefused({ url: `/api/products/show/p?ref=${part}` }, 400, 404)
})

test('the product page needs a reference', async () => {
  await isRefused({ url: '/api/products/show/p' }, 400)
  await isRefused({ url: '/api/products/show/p?ref=' }, 400)
  await isRefused({ url: '/api/products/show/p?ref=%20%20' }, 400)
})

const POSTS = ['/specific', '/specific/filtros', '/specific-search/categorias', '/compatibilidad', '/visto'] as const
const FIELDS = ['search', 'armadora', 'modelo', 'motor', 'categoria', 'subcategoria', 'tipo', 'marca'] as const

test.each(POSTS)('POST %s survives any body', async (path) => {
  const url = `/api/products${path}`
  const send = (payload: string, type?: string) => ({ method: 'POST' as const, url, payload, ...(type ? { type } : {}) })
  for (const malformed of ['{', '{"search":', 'balatas', '{"a":1}}', "{'search':'x'}", '\0', '{"search":"\u0000"}', ''])
    await isRefused(send(malformed), 400)
  for (const shapeless of ['[]', '[1,2]', '"balatas"', '42', 'true']) await isRefused(send(shapeless), 400)
  await isRefused(send('{"__proto__":{"x":1}}'), 400)
  await isRefused(send('['.repeat(100_000) + ']'.repeat(100_000)), 400)
  await isRefused(send(JSON.stringify({ search: 'x'.repeat(1_100_000), ref: 'x'.repeat(1_100_000) })), 413)
  await isRefused(send(JSON.stringify({ search: 'x'.repeat(900_000), ref: 'x' }).replace('"x"}', '{}}')), 400)
  await isRefused(send('search=balatas', 'text/plain'), 400, 415)
  for (const type of ['application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])
    await isRefused(send('search=balatas', type), 415)
})

test.each(['/specific', '/specific/filtros', '/specific-search/categorias'])('POST %s survives any field', async (path) => {
  for (const field of FIELDS) {
    for (const wrong of [5, true, null, {}, { $ne: null }, [5], [null], [['x']], [{}]]) {
      await isRefused(post(path, { [field]: wrong }), 400)
    }
    for (const value of UNREADABLE) await isRefused(post(path, { [field]: value }), 400)
    await isRefused({ ...post(path, {}), payload: `{"${field}":"\\ud800"}` }, 400)
    await isRefused({ ...post(path, {}), payload: `{"${field}":"balatas \\udc00"}` }, 400)
    for (const value of STRANGE) {
      const { status, body, what } = await ask(post(path, { [field]: value }))
      // A facet leaves its own selection out, so it stays full.
      const mayBeFull = field === 'motor' || (path !== '/specific' && field !== 'search' && field !== 'armadora' && field !== 'modelo')
      expect([what, status, mayBeFull || isEmpty(body.data)]).toEqual([what, 200, true])
    }
  }
  for (const field of ['categoria', 'subcategoria', 'tipo', 'marca'])
    await isRefused(post(path, { [field]: Array.from({ length: 1_000 }, () => 'x') }), 400)
  for (const field of ['search', 'armadora', 'modelo', 'motor']) await isRefused(post(path, { [field]: ['x'] }), 400)
  for (const wrong of [-1, 1e300, '1e3', 'abc', null, [], {}, '12.345', '-5'])
    for (const field of ['precio_min', 'precio_max']) await isRefused(post(path, { [field]: wrong }), 400)
  for (const wrong of ['si', 2, null, [], {}])
    for (const field of ['en_stock', 'outlet', 'promocion', 'servicio_pesado']) await isRefused(post(path, { [field]: wrong }), 400)
  for (const wrong of [0, -1, 1.5, 'x', '99999999999', null, [1], {}]) await isRefused(post(path, { promo: wrong }), 400)
  await isRefused(post(path, { lista: 'nada' }), 404)
  for (const wrong of [0, 99_999, 2014.5, 'dos mil', null, [2014], {}]) await isRefused(post(path, { anio: wrong }), 400)
})

test('does it fit: anything but a question about a part is refused', async () => {
  for (const wrong of [
    {},
    { ref: '' },
    { ref: 5 },
    { ref: ['BV-1001'] },
    { ref: 'BV-1001', modelo: {} },
    { ref: 'BV-1001', anio: 'x' },
    { ref: '\0' },
  ])
    await isRefused(post('/compatibilidad', wrong), 400)
  await isRefused(post('/compatibilidad', { ref: 'nada', modelo: 'Versa' }), 404)
  for (const wrong of [{}, { ref: null }, { ref: '\0' }, { ref: 'x'.repeat(5_000) }]) await isRefused(post('/visto', wrong), 400)
  await isRefused({ ...post('/visto', {}), payload: '{"ref":"\\ud800"}' }, 400)
})

const SAYABLE =
  'balatas versa jetta 2014 2.5 2.0 tdi bujia ngk 48510-59895 delanteras izq y , de filtro aceite 5w-30 tsuru 98 brake O0I1 amortigador xqz'.split(
    ' ',
  )
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 200 }),
  fc.array(fc.constantFrom(...SAYABLE), { maxLength: 30 }).map((words) => words.join(' ').slice(0, 200)),
  fc.stringMatching(/^[A-Z0-9 .\-/]{1,40}$/),
)

test('whatever is typed into the search box, the shop answers', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      for (const [path, name] of [
        ['search/d', 'search'],
        ['sugerencias', 'q'],
        ['interpretar', 'search'],
      ] as const) {
        const { status, body } = await ask({ url: `/api/products/${path}?${new URLSearchParams({ [name]: text })}` })
        expect([200, 400]).toContain(status)
        if (path === 'sugerencias' && status === 200) expect(Object.values<unknown[]>(body.data).flat().length).toBeLessThanOrEqual(10)
        if (path === 'search/d' && status === 200) expect(body.data.docs.length).toBeLessThanOrEqual(body.data.total)
      }
    }),
    { numRuns: 300 },
  )
})
