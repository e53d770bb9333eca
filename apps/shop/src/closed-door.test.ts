import { newPreviewPass } from '@shop/api/secrets/preview-pass'
import { askHosts } from '@shop/contract/hosts'
import { getDoor } from '@shop/contract/shop/door'
import { getPolicies } from '@shop/contract/shop/policies'
import type { Door } from '@shop/domain/opening'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { finishPage } from './rendering/finished-page.ts'
import { servePages } from './serve-pages.ts'
import { servePreview } from './serve-preview.ts'
import { serveRobots } from './serve-robots.ts'
import { shopDoor } from './shop-door.ts'

const SECRET = 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A'
const identity = {
  ...DEFAULT_POLICIES.identity,
  name: 'El <Pistón>',
  phone: '9511234567',
  whatsapp: '529511234567',
  email: 'hola@piston.example',
}

/** A page server whose API says what `world` says, or nothing at all. */
async function shop(door: Partial<Door>) {
  const world = { door: { ...DEFAULT_POLICIES.door, ...door }, isAway: false, version: 1 }
  const said = (path: string) =>
    path.endsWith(getDoor.path) ? getDoor.data.encode(world.door) : getPolicies.data.encode({ ...DEFAULT_POLICIES, identity })
  const app = Fastify()
  const known = shopDoor(
    {
      hosts: { api: [''], news: [''], checkout: [''], images: '' } as never,
      transport: async ({ url }) => {
        if (world.isAway) throw new Error('nobody there')
        return { status: 200, text: JSON.stringify({ success: true, message: '', data: said(url) }) }
      },
      ask: askHosts,
      log: () => {},
    },
    () => world.version,
    SECRET,
  )
  const publicUrl = 'https://piston.example'
  serveRobots(app, { publicUrl, isFoundBySearchEngines: true, door: known })
  servePreview(app, { publicUrl, pagesKey: SECRET })
  await servePages(app, {
    render: async (url) => finishPage(200, { 'content-type': 'text/html' }, `<html>${url}</html>`),
    publicUrl,
    isFinished: true,
    catalogueVersion: () => world.version,
    clientOf: ({ ip }) => ({ name: ip, kind: 'visitor' }),
    processes: 1,
    timeoutMs: 3_000,
    door: known,
    office: '/admin',
  })
  return { world, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }) }
}

test('a shop that is not open yet says who it is and how to reach it, in the language that was asked for', async () => {
  const { get } = await shop({})
  const { statusCode, headers, body } = await get('/es/productos?search=balata')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3600', 'no-store'])
  expect(headers['x-robots-tag']).toBe('noindex')
  for (const text of [
    'El &#60;Pistón&#62; abre muy pronto',
    'tel:+529511234567',
    'https://wa.me/529511234567',
    'hola@piston.example',
    '/admin',
  ])
    expect(body).toContain(text)
  expect(body).not.toContain('mis pedidos')
  expect((await get('/en')).body).toContain('opens very soon')
})

test.each(['/es.data', '/es/productos.data?page=2'])(
  'a tab that is still open and asks for %s gets no data, and loads the closed page',
  async (address) => {
    const { get } = await shop({ wasOpen: true })
    const { statusCode, headers } = await get(address)
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  },
)

test('closed again it says what the owner wrote, leads customers to what they bought, and stays known to search engines', async () => {
  const { get } = await shop({ wasOpen: true, messageEs: 'Volvemos el lunes', messageEn: 'Back on Monday' })
  const { body, headers } = await get('/es')
  expect(body).toContain('está cerrada por ahora')
  expect(body).toContain('Volvemos el lunes')
  expect(body).toContain('/es/historial-compras')
  expect(headers).not.toHaveProperty('x-robots-tag')
  expect((await get('/en')).body).toContain('Back on Monday')
  expect((await get('/robots.txt')).body).toContain('Sitemap: ')
})

test.each(['/es/login', '/es/historial-compras', '/en/mi-cuenta', '/es/aviso-de-privacidad'])(
  '%s is shown all the same',
  async (address) => {
    const { get } = await shop({ wasOpen: true })
    expect((await get(address)).statusCode).toBe(200)
  },
)

test('until the first opening no crawler reads anything', async () => {
  const { get, world } = await shop({})
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  world.door = { ...world.door, isOpen: true, wasOpen: true }
  world.version++
  expect((await get('/robots.txt')).body).toContain('Sitemap: ')
  expect((await get('/es')).statusCode).toBe(200)
})

test('the address from the office lets a browser in, and nobody keeps what it is shown', async () => {
  const { get } = await shop({})
  const entered = await get(`/vista-previa?pase=${newPreviewPass(SECRET)}`)
  expect([entered.statusCode, entered.headers.location]).toEqual([302, '/es'])
  const [cookie = ''] = String(entered.headers['set-cookie']).split(';')
  const { statusCode, headers } = await get('/es', { cookie })
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  const refused = await get('/vista-previa?pase=made.up')
  expect(refused.headers).not.toHaveProperty('set-cookie')
})

test('a page that is kept is sent at once while the shop is open, and to nobody any more when it has closed', async () => {
  const { get, world } = await shop({ isOpen: true, wasOpen: true })
  for (let times = 0; times < 3; times++) expect((await get('/es/productos')).statusCode).toBe(200)
  world.door = { ...world.door, isOpen: false }
  world.version++
  expect((await get('/es/productos')).statusCode).toBe(503)
})

test('an API that is away closes no open door and opens no closed one', async () => {
  const { get, world } = await shop({ isOpen: true, wasOpen: true })
  expect((await get('/es')).statusCode).toBe(200)
  world.isAway = true
  world.version++
  expect((await get('/es/productos')).statusCode).toBe(200)
  const closed = await shop({})
  expect((await closed.get('/es')).statusCode).toBe(503)
  closed.world.isAway = true
  closed.world.version++
  expect((await closed.get('/es')).statusCode).toBe(503)
})
