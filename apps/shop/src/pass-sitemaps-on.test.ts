import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { passSitemapsOn } from './pass-sitemaps-on.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})
async function apiHost(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}
function webServer(hosts: readonly string[]) {
  const app = Fastify()
  passSitemapsOn(app, hosts, () => {})
  return app
}
const dead: RequestListener = (request) => request.socket.destroy()

test('sitemaps come from the API host that answers, compressed for who can read it', async () => {
  const writes: RequestListener = (request, response) => response.end(`<xml>${request.url}</xml>`)
  const app = webServer([await apiHost(dead), await apiHost(writes)])
  const plain = await app.inject('/sitemaps/productos-es-0.xml?x=1')
  expect([plain.body, plain.headers['content-type']]).toEqual(['<xml>/sitemaps/productos-es-0.xml</xml>', 'application/xml; charset=utf-8'])
  const zipped = await app.inject({ url: '/feeds/merchant-es.xml', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('<xml>/feeds/merchant-es.xml</xml>')
})

test('a no of the API, or no answer, is kept by nobody', async () => {
  const missing = await webServer([await apiHost((_, response) => response.writeHead(404).end())]).inject('/sitemaps/nada.xml')
  const silent = await webServer([await apiHost(dead)]).inject('/sitemap.xml')
  expect([missing, silent].map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [404, 'no-store'],
    [503, 'no-store'],
  ])
})
