import { catalogueDeps } from '@shop/api/modules/catalogue/catalogue-deps'
import { findProducts } from '@shop/api/modules/catalogue/find-products'
import { listIds } from '@shop/api/modules/catalogue/products.queries'
import { caughtUp } from '@shop/api/testing/caught-up'
import { notingStatements } from '@shop/api/testing/noting-statements'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { SORTS, type Sort } from '@shop/domain/listing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShop } from './seed-demo.ts'

const PAGE = 48

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await fillShop(
    shop.files,
    shop.databaseUrl,
    () => {},
    async () => {},
  )
})
afterAll(() => shop.close())

type Doc = { readonly _id: string; readonly tipo: string }
type Counted = { readonly slug: string; readonly nombre: string; readonly productos: number }
async function asked(filter: object): Promise<{ docs: Doc[]; total: number }> {
  const { status, body } = await shop.post('/api/products/specific', filter)
  expect(status).toBe(200)
  return body.data
}
function kindsOf(docs: readonly Doc[]) {
  return new Set(docs.map(({ tipo }) => tipo)).size
}

test('a new shop reads its lists from their indexes from the first minute, and does not wait for autovacuum', async () => {
  const { rows } = await shop.pool.query(
    `select relname from pg_stat_user_tables where relname in ('products', 'fitments', 'part_number_keys') and last_vacuum is not null`,
  )
  expect(rows.map(({ relname }) => relname).toSorted()).toEqual(['fitments', 'part_number_keys', 'products'])
})

test('every category opens with as many kinds of part as it has', async () => {
  const categories: Counted[] = (await shop.get('/api/products/categorias')).body.data
  expect(categories.length).toBeGreaterThanOrEqual(10)
  for (const { slug } of categories) {
    const onSale: Counted[] = (await shop.post('/api/products/specific/filtros', { categoria: slug, en_stock: true })).body.data.tipos
    const { docs } = await asked({ categoria: slug })
    expect([slug, kindsOf(docs)]).toEqual([slug, Math.min(PAGE, onSale.length)])
  }
})

test('a car called Platina is not made of platinum', async () => {
  const materials = async (filter: object): Promise<string[]> =>
    (await shop.post('/api/products/specific/filtros', filter)).body.data.materiales.map(({ slug }: Counted) => slug)
  expect(await materials({ categoria: 'frenos' })).toEqual(['ceramica', 'semimetalica'])
  expect((await materials({ tipo: 'spark-plug' })).toSorted()).toEqual(['cobre', 'iridio', 'platino'])
})

test.each([
  ['the whole shop', {}, 40],
  ['a brand', { marca: 'bosch' }, 12],
  ['a make', { armadora: 'Nissan' }, 24],
  ['a model', { armadora: 'Nissan', modelo: 'Tsuru' }, 40],
  ['a model of a year', { armadora: 'Volkswagen', modelo: 'Jetta', anio: 2008 }, 40],
  ['a named list', { lista: 'premium' }, 24],
])('the first page of %s mixes kinds', async (_, filter, kinds) => {
  expect(kindsOf((await asked(filter)).docs)).toBeGreaterThanOrEqual(kinds)
})

test.each([
  ['the whole shop', {}],
  ['a category', { categoria: 'frenos' }],
  ['a model', { armadora: 'Nissan', modelo: 'Tsuru' }],
])('walking the pages of %s yields every product once', async (_, filter) => {
  const { total } = await asked({ ...filter, limit: 1 })
  const ids: string[] = []
  for (let page = 1; page <= Math.ceil(total / 96); page++)
    ids.push(...(await asked({ ...filter, limit: 96, page })).docs.map(({ _id }) => _id))
  expect([ids.length, new Set(ids).size]).toEqual([total, total])
})

/** As the database itself puts it. */
async function fresh(sort: Sort, page: number) {
  return (await listIds(shop.db, 'es', {}, { offset: (page - 1) * PAGE, limit: PAGE, sort }, 'rank')).map(String)
}

test.each(SORTS)('a deep page by %s is cut from the whole order of its list, and shows what it always would', async (sort) => {
  const { db, during } = notingStatements(shop.db)
  const deps = catalogueDeps({ db, readDb: db, changes: { ...shop.changes }, now: shop.now })
  const page = async (which: number) => (await findProducts(deps, 'es', { page: which, limit: PAGE, sort })).items.map(({ id }) => id)
  const last = Math.floor((await asked({ limit: 1 })).total / PAGE)
  expect(await page(300)).toEqual(await fresh(sort, 300))
  // Known as soon as it was read, which nobody waits for.
  await expect.poll(() => during(() => page(301))).toBe(1)
  for (const which of [43, 100, 250, last]) expect([which, await page(which)]).toEqual([which, await fresh(sort, which)])
  expect(await page(last + 9)).toEqual([])
})

test('a change is seen on a deep page at once', async () => {
  const page = async () => (await asked({ page: 300 })).docs.map(({ _id }) => _id)
  await page()
  const [first = ''] = await page()
  await shop.pool.query('update products set stock = 0, reserved = 0 where id = $1', [first])
  await caughtUp(shop)
  expect(await page()).not.toContain(first)
  expect(await page()).toEqual(await fresh('relevance', 300))
})
