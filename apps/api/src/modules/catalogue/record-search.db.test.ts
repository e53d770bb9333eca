import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RENDERING_HEADER } from '../../http/own-pages.ts'
import { type Refaccionaria, stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { catalogueJobs } from './catalogue.jobs.ts'
import { createSearchLog } from './record-search.ts'

let shop: TestShop
let stocked: Refaccionaria
beforeAll(async () => {
  shop = await testShop()
  stocked = await stockARefaccionaria(shop.db)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate search_counts'))

type Headers = Record<string, string>
type Ask = (address: string, search: string, headers?: Headers) => Promise<{ readonly statusCode: number }>

/** Through a host of their own: when it has closed, all that was searched is written and nothing comes later. */
async function visited(visits: (ask: { readonly api: Ask; readonly page: Ask }) => Promise<void>) {
  const { app, close } = await testShop({ WEB_ADDRESSES: '203.0.113.7' }, { beside: shop })
  try {
    await visits({
      api: (remoteAddress, search, headers = {}) =>
        app.inject({ url: `/api/products/search/d?search=${encodeURIComponent(search)}`, remoteAddress, headers }),
      page: (remoteAddress, search, headers = {}) =>
        app.inject({ method: 'POST', url: '/api/products/buscado', payload: { search }, remoteAddress, headers }),
    })
  } finally {
    await close()
  }
}
async function rows() {
  return (
    await shop.pool.query(
      'select locale, text, searches, found_nothing, corrected, corrected_to, first_products from search_counts order by locale desc, text',
    )
  ).rows
}

test('a visitor counts once a text and day, however often and by whichever way they ask', async () => {
  await visited(async ({ api, page }) => {
    for (let i = 0; i < 5; i++) await api('203.0.113.7', 'Balatas')
    await page('203.0.113.7', ' BALÁTAS ')
    await page('203.0.113.7', 'balatas')
    await page('203.0.113.8', 'balatas')
    await page('203.0.113.8', 'balatas', { 'accept-language': 'en' })
  })
  expect(await rows()).toMatchObject([
    { locale: 'es', text: 'balatas', searches: 2, found_nothing: 0, corrected: 0, corrected_to: null },
    { locale: 'en', text: 'balatas', searches: 1 },
  ])
})

test('what was found, corrected and shown first is written with it', async () => {
  await visited(async ({ page }) => {
    await page('203.0.113.1', 'radiadro')
    await page('203.0.113.2', 'xyzzy qwfp')
  })
  const [corrected, nothing] = await rows()
  expect(corrected).toMatchObject({ text: 'radiadro', found_nothing: 0, corrected: 1, corrected_to: 'radiador' })
  expect(corrected.first_products.length).toBeGreaterThan(0)
  expect([...stocked.ids.values()]).toEqual(expect.arrayContaining(corrected.first_products))
  expect(nothing).toMatchObject({ text: 'xyzzy qwfp', searches: 1, found_nothing: 1, first_products: [] })
})

test('further pages, empty searches and our own rendering are not counted', async () => {
  const { app, close } = await testShop({}, { beside: shop })
  await app.inject({ url: '/api/products/search/d?search=balatas&page=2&limit=1', remoteAddress: '203.0.113.1' })
  await app.inject({ url: '/api/products/search/d', remoteAddress: '203.0.113.1' })
  await app.inject({ url: '/api/products/search/d?search=balatas', remoteAddress: '203.0.113.1', headers: { [RENDERING_HEADER]: '1' } })
  await close()
  expect(await rows()).toEqual([])
})

test('what may name somebody is not kept, a known part number is', async () => {
  await visited(async ({ page }) => {
    for (const text of ['ana@example.mx', 'balatas 2225550102', 'mi cel 222 555 01 02']) await page('203.0.113.1', text)
    await page('203.0.113.1', '4851059895')
  })
  expect((await rows()).map(({ text }) => text)).toEqual(['4851059895'])
})

test('no column says who searched or at what hour', async () => {
  const { rows: columns } = await shop.pool.query(
    `select column_name || ' ' || data_type as name from information_schema.columns where table_name = 'search_counts' order by ordinal_position`,
  )
  expect(columns.map(({ name }) => name)).toEqual([
    'day date',
    'locale text',
    'text text',
    'searches integer',
    'found_nothing integer',
    'corrected integer',
    'corrected_to text',
    'first_products ARRAY',
  ])
})

const page = { items: [], total: 0, page: 1, limit: 12, isApproximate: false, understood: undefined }

test('a new day counts anew, and searches of one batch are added up', async () => {
  let today = new Date('2026-03-01T12:00:00Z')
  const log = createSearchLog(
    shop.db,
    ({ message }) => expect.unreachable(message),
    () => today,
  )
  const asked = { visitor: 'a', locale: 'es', search: 'balatas' } as const
  expect(log.isNews(asked)).toBe(true)
  log.record(asked, page)
  log.record(asked, page)
  log.record({ ...asked, visitor: 'b' }, page)
  expect(log.isNews(asked)).toBe(false)
  today = new Date('2026-03-02T12:00:00Z')
  expect(log.isNews(asked)).toBe(true)
  log.record(asked, page)
  await log.flush()
  expect(await rows()).toMatchObject([{ text: 'balatas', searches: 3, found_nothing: 3 }])
})

test('a database that refuses costs the count and nothing else', async () => {
  const failures: Error[] = []
  const broken = createSearchLog(shop.db, (error) => failures.push(error))
  await shop.pool.query('alter table search_counts rename to lost')
  try {
    broken.record({ visitor: 'a', locale: 'es', search: 'balatas' }, page)
    await expect.poll(() => failures.length, { timeout: 10_000 }).toBe(1)
  } finally {
    await shop.pool.query('alter table lost rename to search_counts')
  }
})

test('searches are forgotten after ninety days', async () => {
  await shop.pool.query(
    `insert into search_counts (day, locale, text, searches) values (current_date - 91, 'es', 'vieja', 1), (current_date - 90, 'es', 'aun', 1)`,
  )
  await catalogueJobs(shop)['forget-old-searches']({})
  expect((await rows()).map(({ text }) => text)).toEqual(['aun'])
})
