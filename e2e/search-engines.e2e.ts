import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { crawl } from '../tools/crawl/crawl.ts'
import { readPage } from '../tools/crawl/read-page.ts'
import { FORM_SCREENS, PUBLIC_SCREENS } from './support/screens.ts'
import { expect, test } from './support/shop.ts'

/** Of each sitemap; `npm run crawl` walks all. */
const SAMPLE = 25

function read(path: string) {
  return readPage(`${process.env.SHOP_URL}${path}`)
}

test('pages of the sitemaps are there, are what they say, and name each other', async () => {
  const { pages, problems } = await crawl(process.env.SHOP_URL ?? '', { atMost: SAMPLE })
  expect(problems).toEqual([])
  expect(pages).toBeGreaterThan(100)
})

for (const path of [
  '/es/productos?sort=3',
  '/es/productos?limit=24',
  '/es/productos?search=balatas+versa',
  '/es/busqueda?search=balatas',
  '/es/busqueda?search=xyzzy+frobnicate',
  '/en/productos?categoria=frenos&tipo=balatas',
  '/en/productos?marca=bosch&marca=brembo',
  '/es/productos?armadora=nissan&modelo=versa&categoria=frenos',
  '/es/productos?armadora=nissan&modelo=versa&anio=2016&motor=1.6',
  '/es/productos?categoria=frenos&en_stock=1',
  '/es/productos?precio_min=100',
  '/es/productos?lista=promocion&promo=1',
  '/en/productos?lista=propios&armadora=nissan',
])
  test(`${path} is read and not kept`, async () => {
    const { status, robots, canonical, alternates } = await read(path)
    expect([status, robots, canonical, alternates]).toEqual([200, 'noindex, follow', undefined, {}])
  })

for (const [path, canonical] of [
  ['/es/productos?search=Frenos&page=1&limit=48&sort=0', '/es/productos?categoria=frenos'],
  ['/en/productos?search=Brakes&page=1&limit=48&sort=0', '/en/productos?categoria=frenos'],
  ['/es/productos?utm_source=x&categoria=FRENOS', '/es/productos?categoria=frenos'],
  ['/es/productos?page=3', '/es/productos?page=3'],
  ['/es/productos?page=2&categoria=frenos', '/es/productos?categoria=frenos&page=2'],
  ['/es/productos?marca=bosch&categoria=frenos', '/es/productos?categoria=frenos&marca=bosch'],
  ['/es/productos?modelo=Versa&armadora=Nissan&anio=2016', '/es/productos?armadora=nissan&modelo=versa&anio=2016'],
  ['/es/productos?utm_source=x&lista=propios', '/es/productos?lista=propios'],
  ['/es/productos/p?ref=2&utm_source=x', '/es/productos/p?ref=2'],
  ['/en/noticias?page=1', '/en/noticias'],
] as const)
  test(`${path} has one address`, async () => {
    const page = await read(path)
    expect([page.status, page.robots, page.canonical]).toEqual([200, '', `${process.env.SHOP_URL}${canonical}`])
  })

test('a category is shown to whoever searches for its title', async () => {
  const [searched, category] = await Promise.all([read('/es/productos?search=Frenos'), read('/es/productos?categoria=frenos')])
  expect(searched.heading).toBe('Frenos')
  expect(searched.text.slice(0, 200)).toBe(category.text.slice(0, 200))
})

test('past the end of a list there is nothing, and nothing of a promotion that never was', async () => {
  for (const path of [
    '/es/productos?page=9999',
    '/en/productos?categoria=frenos&page=500',
    '/es/productos?lista=nuevos&page=9999',
    '/es/productos?lista=promocion&promo=99999',
  ])
    expect([path, (await read(path)).status]).toEqual([path, 404])
})

test('robots.txt leads to the sitemap, and shared links have a picture', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${process.env.SHOP_URL}/sitemap.xml`)
  for (const path of ['/es', '/es/productos/p?ref=2', '/es/noticias/cuando-cambiar-las-balatas']) {
    const html = await (await request.get(path)).text()
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const response = await request.get(picture)
    expect([picture, response.status(), response.headers()['content-type']]).toEqual([picture, 200, 'image/jpeg'])
  }
})

test('public pages are valid HTML', async ({ request }) => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      extends: ['html-validate:standard', 'html-validate:document'],
      // What comes from the shop's own host is the shop's own word.
      rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
    }),
  )
  const others = ['/busqueda?search=xyzzy+frobnicate', '/productos/p?ref=77', '/nada']
  for (const lang of ['es', 'en'])
    for (const path of [...[...PUBLIC_SCREENS, ...FORM_SCREENS].map((screen) => screen.path), ...others]) {
      const html = await (await request.get(`/${lang}${path}`)).text()
      const { results } = await validator.validateString(html)
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `/${lang}${path} ${ruleId}: ${message}`))).toEqual([])
    }
})
