import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const SHOP = 'https://tienda.example'

let shop: TestShop
let ids: ReadonlyMap<string, number>
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: SHOP })
  ids = (await stockARefaccionaria(shop.db)).ids
})
afterAll(() => shop.close())

async function read(path: string): Promise<string> {
  const response = await shop.app.inject(path)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.body
}
function placesIn(xml: string) {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'))
}
function idOf(number: string) {
  return ids.get(number) ?? 0
}
function partIn(lang: string, number: string) {
  return `${SHOP}/${lang}/productos/p?ref=${idOf(number)}`
}
function entryOf(xml: string, place: string) {
  return xml.split('<url>').find((one) => one.includes(`<loc>${place}</loc>`)) ?? ''
}

test('the index leads to every sitemap, and all of them can be read', async () => {
  const children = placesIn(await read('/sitemap.xml'))
  expect(children.map((place) => place.replace(`${SHOP}/sitemaps/`, ''))).toEqual([
    'paginas.xml',
    'categorias.xml',
    'autos.xml',
    'noticias.xml',
    'productos-es-0.xml',
    'productos-en-0.xml',
  ])
  for (const place of children) await read(new URL(place).pathname)
})

test('a product on sale has its page in both languages, each naming the other', async () => {
  const xml = await read('/sitemaps/productos-en-0.xml')
  expect(placesIn(xml)).toContain(partIn('en', 'BV-1001'))
  const entry = entryOf(xml, partIn('en', 'BV-1001'))
  for (const [tag, lang] of [
    ['es-MX', 'es'],
    ['en', 'en'],
    ['x-default', 'es'],
  ] as const)
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="${partIn(lang, 'BV-1001')}"/>`)
})

test('what is no longer sold is left out', async () => {
  await shop.pool.query(`update products set status = 'inactive' where id = $1`, [idOf('BV-1001')])
  expect(placesIn(await read('/sitemaps/productos-es-0.xml'))).not.toContain(partIn('es', 'BV-1001'))
  expect(await read('/feeds/merchant-es.xml')).not.toContain(`<g:id>${idOf('BV-1001')}</g:id>`)
  await shop.pool.query(`update products set status = 'active' where id = $1`, [idOf('BV-1001')])
})

test('a page’s date is that of its last change, and interest is no change', async () => {
  const changedAt = async () => /<lastmod>([^<]*)/.exec(entryOf(await read('/sitemaps/productos-es-0.xml'), partIn('es', 'BV-1001')))?.[1]
  await shop.pool.query(`alter table products disable trigger user`)
  await shop.pool.query(`update products set updated_at = '2026-01-02T03:04:05Z'`)
  await shop.pool.query(`alter table products enable trigger user`)
  await shop.pool.query('update products set popularity = 9, name_es = name_es where id = $1', [idOf('BV-1001')])
  expect(await changedAt()).toBe('2026-01-02T03:04:05.000Z')
  await shop.pool.query('update products set price_cents = price_cents + 100 where id = $1', [idOf('BV-1001')])
  expect(await changedAt()).not.toBe('2026-01-02T03:04:05.000Z')
})

test('shelves with parts are listed; cars only with enough parts', async () => {
  expect(placesIn(await read('/sitemaps/categorias.xml'))).toContain(`${SHOP}/es/productos?categoria=frenos`)
  const cars = placesIn(await read('/sitemaps/autos.xml'))
  const { rows } = await shop.pool.query<{ count: number }>(`select count(distinct f.product_id)::int as count from fitments f
    join products p on p.id = f.product_id and p.status = 'active' join models m on m.id = f.model_id where m.slug = 'versa'`)
  expect(cars.some((place) => place.includes('modelo=versa'))).toBe((rows[0]?.count ?? 0) >= 12)
})

test('the feed says what the page says, and survives odd names', async () => {
  await shop.pool.query(`update products set name_es = 'Balata <"rápida"> & cía' || chr(7) where id = $1`, [idOf('BV-1001')])
  const { body } = await shop.get(`/api/products/${idOf('BV-1001')}`)
  const item = (await read('/feeds/merchant-es.xml')).split('<item>').find((one) => one.includes(`<g:id>${idOf('BV-1001')}</g:id>`)) ?? ''
  expect(item).toContain('<g:title>Balata &lt;&quot;rápida&quot;&gt; &amp; cía')
  expect(item).not.toContain(String.fromCharCode(7))
  expect(item).toContain(`<g:price>${body.data.precio.toFixed(2)} MXN</g:price>`)
  expect(item).toContain(`<g:link>${partIn('es', 'BV-1001')}</g:link>`)
  expect(item).toContain(`<g:mpn>${body.data.codigo}</g:mpn>`)
  expect(item).toContain(`<g:brand>${body.data.marca}</g:brand>`)
  expect(item).toContain('<g:condition>new</g:condition>')
  expect(item).toMatch(/<g:shipping><g:country>MX<\/g:country><g:price>(120|0)\.00 MXN<\/g:price><\/g:shipping>/)
})

test('a running discount is a sale price until it ends', async () => {
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into promotions (slug, name_es, name_en, description_es, description_en, discount_percent, status, starts_at, ends_at)
     values ('feria', 'Feria', 'Fair', '', '', 10, 'activo', now() - interval '1 day', '2099-01-01T00:00:00Z') returning id`,
  )
  await shop.pool.query('update products set promotion_id = $2, price_cents = 100000 where id = $1', [idOf('BV-1001'), rows[0]?.id])
  const item = (await read('/feeds/merchant-en.xml')).split('<item>').find((one) => one.includes(`<g:id>${idOf('BV-1001')}</g:id>`)) ?? ''
  expect(item).toContain('<g:price>1000.00 MXN</g:price><g:sale_price>900.00 MXN</g:sale_price>')
  expect(item).toMatch(/<g:sale_price_effective_date>[^/]+\/2099-01-01T00:00:00.000Z</)
})

test('who can read compressed text gets it compressed', async () => {
  const { headers, rawPayload } = await shop.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'content-type': 'application/xml; charset=utf-8' })
  expect(gunzipSync(rawPayload).toString()).toContain('</sitemapindex>')
})

test.each(['/sitemaps/nada.xml', '/sitemaps/productos-fr-0.xml', '/sitemaps/productos-es-x.xml', '/feeds/merchant-fr.xml'])(
  '%s does not exist',
  async (path) => {
    expect((await shop.app.inject(path)).statusCode).toBe(404)
  },
)
