import { listProducts } from '@shop/contract/shop/catalogue'
import { getProduct, getProductPage } from '@shop/contract/shop/product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addFitment } from '../../testing/add-fitment.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ids: number[]
beforeAll(async () => {
  shop = await testShop()
  const [running, over] = await shop.db
    .insertInto('promotions')
    .values([
      {
        ...promotion,
        slug: 'running',
        status: 'Activo',
        starts_at: new Date(Date.now() - 1_000),
        ends_at: new Date(Date.now() + 3_600_000),
      },
      { ...promotion, slug: 'over', status: 'activo', starts_at: new Date(Date.now() - 9_000), ends_at: new Date(Date.now() - 1_000) },
    ])
    .returning('id')
    .execute()
  ids = await stockTheShelves(shop.db, [
    { partNumber: 'B-1', name: 'Óptica' },
    { partNumber: 'B-2', name: 'optica', priceCents: 8_928, ...(running && { promotionId: running.id }) },
    { partNumber: 'B-3', name: 'Ñandú', priceCents: 9_000, ...(over && { promotionId: over.id }) },
    { partNumber: 'B-4', name: 'Nandú', stock: 0, equivalents: ['OEM-77'], brand: 'Bosch' },
    { partNumber: 'B-5', name: 'Zapata', status: 'inactive', equivalents: ['OEM-77'] },
    { partNumber: 'B-6', name: 'Árbol', nameEn: null, equivalents: ['OEM-77'], brand: 'TRW' },
  ])
  for (const id of ids.slice(3)) await addFitment(shop, { productId: String(id), make: 'Nissan', model: 'Tsuru', from: 1992, to: 2017 })
})
afterAll(() => shop.close())

const promotion = { name_es: 'Frenos', name_en: 'Brakes', description_es: 'd', description_en: 'd', discount_percent: '10' }

test('answers keep the contract', async () => {
  const list = await shop.get('/api/products')
  expect(z.safeParse(listProducts.data.schema, list.body.data).error).toBeUndefined()
  const one = await shop.get(`/api/products/${ids[0]}`)
  expect(z.safeParse(getProduct.data.schema, one.body.data).error).toBeUndefined()
  const page = await shop.get('/api/products/show/p?ref=B-6')
  expect(z.safeParse(getProductPage.data.schema, page.body.data).error).toBeUndefined()
})

test('only what is sold is listed, in the order a Spanish reader expects', async () => {
  const { body } = await shop.get('/api/products?sort=1')
  expect(body.data.docs.map((doc: { nombre: string }) => doc.nombre)).toEqual(['Árbol', 'Nandú', 'Ñandú', 'Óptica', 'optica'])
  expect(body.data).toMatchObject({ total: 5, page: 1, limit: 48, pages: 1 })
})

test.each([0, 1, 2, 3, 4, 5, 6])('walking the pages of sort %i yields every part once', async (sort) => {
  const seen: string[] = []
  for (let page = 1; page <= 3; page++) {
    const { body } = await shop.get(`/api/products?sort=${sort}&limit=2&page=${page}`)
    seen.push(...body.data.docs.map((doc: { _id: string }) => doc._id))
  }
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('price sorts use the discounted price', async () => {
  const { body } = await shop.get('/api/products?sort=3&limit=2')
  expect(body.data.docs.map((doc: { precio_final: number }) => doc.precio_final)).toEqual([80.35, 90])
})

test('a discount counts only while its promotion runs', async () => {
  expect((await shop.get(`/api/products/${ids[1]}`)).body.data).toMatchObject({
    precio: 89.28,
    precio_final: 80.35,
    promocion: [{ descuento: 10 }],
  })
  expect((await shop.get(`/api/products/${ids[2]}`)).body.data).toMatchObject({
    precio: 90,
    precio_final: 90,
    promocion: [],
    id_promo: null,
  })
})

test('texts come in the language asked for and fall back to Spanish', async () => {
  const { body } = await shop.get('/api/products/show/p?ref=B-6', 'en')
  expect(body.data.producto).toMatchObject({ nombre: 'Árbol', categoria: 'Brakes' })
  expect(body.message).toBe('Done.')
})

test('a part is found by id, by number and by the shop’s own key, in any case', async () => {
  for (const ref of [String(ids[3]), 'b-4', 'lt-4'])
    expect((await shop.get(`/api/products/show/p?ref=${ref}`)).body.data.producto.codigo).toBe('B-4')
})

test('a discontinued part still has its page, with equivalents of other makers that are sold, in stock first', async () => {
  const { body } = await shop.get('/api/products/show/p?ref=B-5')
  expect(body.data.producto.status).toBe('inactivo')
  expect(body.data.equivalentes.map((doc: { codigo: string }) => doc.codigo)).toEqual(['B-6', 'B-4'])
})

test.each(['page=0', 'page=-1', 'page=1.5', 'limit=-1', 'limit=10000', 'sort=abc', 'sort=7', 'page=1&page=2'])(
  '%s is refused with a clear message',
  async (query) => {
    const { status, body } = await shop.get(`/api/products?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code: 'invalid_input', data: null })
    expect(body.errors[0].message).toMatch(/^(La página|El límite|El orden) debe/)
    expect((await shop.get(`/api/products?${query}`, 'en')).body.message).toMatch(/must be/)
  },
)

test('a page past the end is empty, an empty parameter is not given', async () => {
  expect((await shop.get('/api/products?page=99')).body.data).toMatchObject({ docs: [], total: 5, page: 99 })
  expect((await shop.get('/api/products?page=&limit=')).body.data).toMatchObject({ page: 1, limit: 48 })
})

test.each(['/api/products/999999', '/api/products/99999999999', '/api/products/zapato', '/api/products/show/p?ref=nada'])(
  '%s is not found',
  async (path) => {
    const { status, body } = await shop.get(path)
    expect([status, body.success]).toEqual([404, false])
  },
)

test('an unknown call is a 404 in the envelope', async () => {
  expect((await shop.get('/api/tacos', 'en')).body).toMatchObject({
    success: false,
    code: 'route_not_found',
    message: 'This address does not exist.',
  })
})

test('a public answer can be kept and asked for again by its tag', async () => {
  const { headers } = await shop.get('/api/products')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
    vary: 'Accept-Encoding, Accept-Language, Origin',
  })
  const again = await shop.app.inject({ url: '/api/products', headers: { 'accept-language': 'es', 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a changed price is announced to whoever caches, an unchanged one is not', async () => {
  const first = () => shop.db.updateTable('products').where('id', '=', ids[0] ?? 0)
  const before = shop.changes.version()
  await first().set({ price_cents: 60_000 }).execute()
  await expect.poll(shop.changes.version).toBe(before + 1)
  await first().set({ stock: 4 }).execute()
  // Notices come in their order: when the next one is here, there was none in between.
  await first().set({ price_cents: 61_000 }).execute()
  await expect.poll(shop.changes.version).toBe(before + 2)
})
