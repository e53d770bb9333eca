import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

const DAY_MS = 86_400_000
const TEN_DAYS_MS = 10 * DAY_MS
const TOKEN_SECRET = 'both processes know the same secret 0123456789'
const ASKED = {
  armadora: 'Nissan',
  modelo: 'Tsuru',
  anio: '2015',
  cilindraje: '1.6',
  autoparte: 'Cremallera',
  nombre: 'Ana',
  email: 'ana@example.mx',
  telefono: '2225550101',
}
const { now } = Date
let shop: TestShop
let part: string
let headers: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop({ TOKEN_SECRET })
  const { id: promotionId } = await shop.db
    .insertInto('promotions')
    .values({
      slug: 'diez',
      name_es: 'Diez menos',
      name_en: 'Ten less',
      description_es: 'Diez',
      description_en: 'Ten',
      discount_percent: '10',
      status: 'activo',
      starts_at: new Date(now() - DAY_MS),
      ends_at: new Date(now() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BR-1', promotionId }]))[0])
  await addStaff(shop, 'ventas@example.mx', 'sales')
  headers = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => shop.close())

/** Asks for an offer and answers it, at this host; the token stands in the mail. */
async function offerOf(host: TestShop) {
  const asked = (await host.post('/api/cotizacion', ASKED)).body.data
  const body = { lineas: [{ ref: 'BR-1', precio: 399.5, piezas: 2 }], vigencia_dias: 3 }
  expect((await host.ask('POST', `/api/admin/cotizaciones/${asked.numero}/respuesta`, { headers, body })).status).toBe(200)
  const { rows } = await shop.pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'subject' like '%está lista%' order by id desc limit 1`,
  )
  const [, token = ''] = /cotizacion\/oferta\/([\w-]+)/.exec(rows[0].text) ?? []
  return { token, promisedBy: asked.promesa.vence, validUntil: (await shop.get(`/api/cotizacion/oferta/${token}`)).body.data.vence }
}

test.each([TEN_DAYS_MS, -TEN_DAYS_MS])(
  'a host whose clock is wrong by %i ms promises, quotes and shows what every other does',
  async (wrong) => {
    const good = await offerOf(shop)
    vi.useFakeTimers({ toFake: ['Date'], now: now() + wrong })
    const odd = await testShop({ TOKEN_SECRET }, { beside: shop })
    try {
      const made = await offerOf(odd)
      const apart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b))
      expect(apart(made.promisedBy, good.promisedBy)).toBeLessThan(TEN_DAYS_MS / 2)
      expect(apart(made.validUntil, good.validUntil)).toBeLessThan(TEN_DAYS_MS / 2)
      const see = async (host: TestShop) => {
        const cart = (await host.post('/api/carrito/cotizar', { productos: [{ ref: part, qty: 1, oferta: good.token }] })).body.data
        const { body: product } = await host.get(`/api/products/${part}`)
        const { body: list } = await host.get('/api/products?limit=1')
        return { cart, offer: (await host.get(`/api/cotizacion/oferta/${good.token}`)).body.data, product: product.data, list: list.data }
      }
      const seen = await see(odd)
      vi.useRealTimers()
      expect(seen).toEqual(await see(shop))
      expect(JSON.stringify(seen.product)).toContain('Diez menos')
      expect(JSON.stringify(seen.cart)).toContain('399.5')
    } finally {
      await odd.close()
    }
  },
)
