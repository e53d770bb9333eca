import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { measureJobs } from './measures.jobs.ts'

let shop: TestShop
let cookie: string
beforeAll(async () => {
  shop = await testShop()
  await addStaff(shop, 'contenido@example.mx', 'content')
  cookie = await staffCookieOf(shop, 'contenido@example.mx')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate page_measures, turns'))

function tell(medidas: object, more: object = {}, from?: string) {
  return shop.ask('POST', '/api/medidas', {
    body: { ruta: 'refaccion', dispositivo: 'telefono', medidas, ...more },
    ...(from ? { from } : {}),
  })
}
async function speeds(dias = '') {
  return (await shop.ask('GET', `/api/personal/medidas${dias}`, { headers: { cookie } })).body.data
}

test('staff read the 75th percentile of what visitors measured', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => tell({ LCP: 1_000 + i * 100, CLS: 0.02 })))
  await tell({ INP: 90 }, { dispositivo: 'computadora', ruta: 'inicio' })
  const found = await speeds()
  expect(found).toContainEqual({
    ruta: 'refaccion',
    dispositivo: 'telefono',
    medida: 'LCP',
    p75: expect.closeTo(2_400, -2.5),
    muestras: 20,
  })
  expect(found).toContainEqual({ ruta: 'inicio', dispositivo: 'computadora', medida: 'INP', p75: expect.closeTo(90, -1), muestras: 1 })
  expect(found).toHaveLength(3)
})

test('nothing about anybody is kept, and old counts are forgotten', async () => {
  await tell({ TTFB: 120 })
  const { rows } = await shop.pool.query('select * from page_measures')
  expect(Object.keys(rows[0])).toEqual(['day', 'route', 'device', 'measure', 'bucket', 'count'])
  await shop.pool.query(
    `insert into page_measures values (current_date - 91, 'home', 'phone', 'LCP', 10, 5), (current_date - 40, 'home', 'phone', 'LCP', 10, 5)`,
  )
  expect(await speeds()).toHaveLength(1)
  await measureJobs(shop)['forget-old-measures']({})
  expect((await shop.pool.query('select count(*)::int as n from page_measures')).rows).toEqual([{ n: 2 }])
})

test.each([
  [{ LCP: -1 }, {}],
  [{ LCP: 99_999_999 }, {}],
  [{ LCP: '9' }, {}],
  [{}, { ruta: '/es/productos' }],
  [{}, { dispositivo: 'refrigerador' }],
])('%o %o is no measure', async (medidas, more) => {
  expect((await tell(medidas, more)).status).toBe(400)
  expect(await speeds()).toEqual([])
})

test('one place cannot drown out the others', async () => {
  await shop.pool.query(
    `insert into turns (rule, subject) select 'measures-network', rtrim(translate(encode(sha256('203.0.113.9'), 'base64'), '+/', '-_'), '=') from generate_series(1, 300)`,
  )
  expect((await tell({ LCP: 1 }, {}, '203.0.113.9')).status).toBe(429)
  expect((await tell({ LCP: 1 }, {}, '203.0.113.10')).status).toBe(200)
})
