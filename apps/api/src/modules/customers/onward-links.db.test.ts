import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailboxOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

let shop: TestShop
let stopWorker: () => Promise<void>
beforeAll(async () => {
  shop = await testShop()
  stopWorker = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stopWorker()
  await shop.close()
})

async function linksTo(email: string, count: number): Promise<URL[]> {
  await expect.poll(async () => (await mailboxOf(shop, email)).length).toBe(count)
  return (await mailboxOf(shop, email)).map(({ text }) => new URL(/https?:\S+/.exec(text)?.[0] ?? ''))
}
function register(email: string, next?: string) {
  return shop.post('/api/clientes/register', {
    nombre: 'Ana',
    apellidos: 'Ñandú',
    email,
    telefono: '2225550101',
    password: 'Cigüeñal 4 tiempos',
    acepta_privacidad: true,
    ...(next === undefined ? {} : { next }),
  })
}

test('the link leads on to where somebody was, and so does the one that is asked for again', async () => {
  await register('va@example.mx', '/es/cart/checkout')
  await shop.pool.query('truncate turns')
  await shop.post('/api/clientes/email/resend', { email: 'va@example.mx', next: '/es/cart/checkout' })
  for (const link of await linksTo('va@example.mx', 2)) {
    expect([link.origin, link.pathname]).toEqual([shop.settings.publicUrl, '/es/login'])
    expect(link.searchParams.get('next')).toBe('/es/cart/checkout')
  }
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/api/clientes/logout', '/es/../../api', ''])(
  'a mail of the shop leads to no other place: %s',
  async (next) => {
    const email = `no-${Buffer.from(next).toString('hex')}@example.mx`
    expect((await register(email, next)).status).toBe(200)
    const [link] = await linksTo(email, 1)
    expect([...(link?.searchParams.keys() ?? [])]).toEqual(['verificar'])
  },
)
