import { createServer } from '@shop/api/http/create-server'
import { serveApi } from '@shop/api/server'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { expect, test } from 'vitest'
import { testShop } from '../../apps/api/src/testing/test-shop.ts'
import { caddyLargest, caddyTarget, nginxRepeatsUnasked, nginxSays, nginxTarget } from './proxy-files.ts'

const MEGABYTE = 1_024 * 1_024
const OF_THE_DEMO = /^\/sandbox(?:\/|$)/

/** Every address the API answers, as it registers them. */
async function addressesOfApi(): Promise<string[]> {
  const shop = await testShop()
  const app = createServer({ logLevel: 'silent', trustProxy: 0 })
  const addresses = new Set<string>()
  app.addHook('onRoute', ({ url }) => void addresses.add(url))
  await serveApi(app, shop)
  await app.close()
  await shop.close()
  return [...addresses].filter((address) => !OF_THE_DEMO.test(address))
}

function filledIn(address: string) {
  return address.replace(/:\w+(?:\([^)]*\))?/g, '1').replace('*', 'x')
}

test('both proxies send every address of the API to the API', async () => {
  const addresses = await addressesOfApi()
  expect(addresses).toEqual(
    expect.arrayContaining(['/checkout/webhook', '/sitemap.xml', '/images/products/:name', '/feeds/merchant-:locale.xml']),
  )
  // The bare prefixes stand for a page of the reference and nothing else.
  const asked = addresses.map(filledIn).filter((path) => path !== '/api' && path !== '/checkout')
  expect(asked.filter((path) => nginxTarget(path) !== 'api')).toEqual([])
  expect(asked.filter((path) => caddyTarget(path) !== 'api')).toEqual([])
})

test.each([
  '/',
  '/es',
  '/en/checkout',
  '/es/productos',
  '/admin',
  '/admin/pedidos',
  '/robots.txt',
  '/sw.js',
  '/vista-previa',
  '/health/ready',
])('%s is drawn by a web server', (path) => expect([nginxTarget(path), caddyTarget(path)]).toEqual(['web', 'web']))

test.each(['/health', '/metrics', '/version'])('%s is answered to nobody outside', (path) =>
  expect([nginxTarget(path), caddyTarget(path)]).toEqual(['nobody', 'nobody']),
)

test('what may be sent gets through both proxies, and little more', () => {
  const uploads = everyEndpoint.flatMap(({ path, upload }) =>
    upload ? [{ path: `/api${filledIn(path)}`, most: upload.maxBytes / MEGABYTE }] : [],
  )
  expect(uploads.length).toBeGreaterThan(5)
  for (const { path, most } of uploads) {
    expect([path, nginxSays(path, 'client_max_body_size')]).toEqual([path, `${most + 1}m`])
    expect([path, caddyLargest(path)]).toEqual([path, `${most + 1}MiB`])
  }
})

test('a POST without a key is repeated where it only asks, and nowhere else', () => {
  const posts = everyEndpoint.filter(({ method }) => method === 'POST')
  const questions = posts.filter(({ isQuestion }) => isQuestion)
  expect(questions.length).toBeGreaterThan(10)
  const repeated = posts.filter(({ path }) => nginxRepeatsUnasked(`/api${filledIn(path)}`))
  expect(repeated.map(({ path }) => path)).toEqual(questions.map(({ path }) => path))
})

test('events reach whoever listens at once', () => {
  const streams = everyEndpoint.filter(({ answers }) => answers === 'events').map(({ path }) => `/api${filledIn(path)}`)
  expect(streams.length).toBeGreaterThan(0)
  for (const path of streams) expect([path, nginxSays(path, 'proxy_buffering')]).toEqual([path, 'off'])
})
