import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { passPicturesOn } from './pass-pictures-on.ts'

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
function webServer(hosts: readonly string[], logged: string[] = []) {
  const app = Fastify()
  passPicturesOn(app, hosts, (message) => logged.push(message))
  return app
}
const dead: RequestListener = (request) => request.socket.destroy()

test('a picture comes from the API, in the width and format asked for', async () => {
  const seen: string[] = []
  const host = await apiHost((request, response) => {
    seen.push(`${request.url} ${request.headers.accept}`)
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60', vary: 'Accept', server: 'inside' })
    response.end('bytes')
  })
  const answer = await webServer([host]).inject({ url: '/images/products/a%20b.png?w=360&x=1', headers: { accept: 'image/webp' } })
  expect([answer.statusCode, answer.body]).toEqual([200, 'bytes'])
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60', vary: 'Accept' })
  expect(answer.headers).not.toHaveProperty('server')
  expect(seen).toEqual(['/images/products/a%20b.png?w=360 image/webp'])
})

test('so do the icons of the shop', async () => {
  const seen: string[] = []
  const host = await apiHost((request, response) => {
    seen.push(String(request.url))
    response.end()
  })
  await webServer([host]).inject('/images/tienda/icono-32.png?v=1a&x=1')
  expect(seen).toEqual(['/images/tienda/icono-32.png?v=1a'])
})

test('a name cannot lead elsewhere on the API host', async () => {
  const seen: string[] = []
  const host = await apiHost((request, response) => {
    seen.push(String(request.url))
    response.end()
  })
  await webServer([host]).inject('/images/products/..%2F..%2Fapi%2Fbuzon')
  expect(seen).toEqual(['/images/products/..%2F..%2Fapi%2Fbuzon?'])
})

test('pictures go on coming when an API host is lost, and the loss is logged once', async () => {
  const logged: string[] = []
  const app = webServer([await apiHost(dead), await apiHost((_, response) => response.end('bytes'))], logged)
  for (const name of ['a.png', 'b.png']) expect((await app.inject(`/images/products/${name}`)).body).toBe('bytes')
  expect(logged).toHaveLength(1)
})

test('without any API host there is no picture, and nobody keeps that answer', async () => {
  const answer = await webServer([await apiHost(dead), await apiHost(dead)]).inject('/images/products/a.png')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
})
