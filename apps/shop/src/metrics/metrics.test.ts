import { createServer } from '@shop/api/http/create-server'
import { keptFor } from '@shop/api/kept-for'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from './create-metrics.ts'
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts'
import { watchRequests } from './watch-requests.ts'

const metrics = createMetrics('1.2.3')
const app = createServer({ logLevel: 'silent', trustProxy: 0 })
let address: string
let served: ServedMetrics
let fills = 0

beforeAll(async () => {
  watchRequests(app, metrics)
  app.get('/api/clientes/me/:token', async () => 'yes')
  app.get('/assets/app-Bx81kq.js', async () => 'script')
  app.get('/eventos', { config: { access: 'public', isStream: true } }, (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).end('data: x\n\n')
  })
  app.get('/broken', async () => {
    throw new Error('ana@example.mx')
  })
  app.setNotFoundHandler((_, reply) => reply.code(200).send('a page'))
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  served = await serveMetrics(metrics, async () => void fills++, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await served.close()
  await app.close()
})

async function ask(path: string) {
  return void (await (await fetch(address + path)).text())
}
async function told(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()
}
function countOf(text: string, route: string): string | undefined {
  return text.split('\n').find((line) => line.startsWith('http_request_duration_seconds_count') && line.includes(`route="${route}"`))
}

test('requests are counted by pattern and kind of page, whatever their addresses hold', async () => {
  for (const path of [
    '/api/clientes/me/secreto-1',
    '/api/clientes/me/secreto-2?correo=ana@example.mx',
    '/es/productos?search=ana@example.mx',
    '/es/no-hay/esto-6f1',
    '/assets/app-Bx81kq.js',
    '/broken',
    '/eventos',
  ])
    await ask(path)
  await expect.poll(async () => countOf(await told(), '/broken')).toMatch(/status="500".*\} 1$/)
  const text = await told()
  expect(countOf(text, '/api/clientes/me/:token')).toMatch(/method="GET",status="200"\} 2$/)
  for (const route of ['page:list', 'page:other', 'asset']) expect(countOf(text, route)).toMatch(/ 1$/)
  // A stream lasts as long as somebody looks.
  expect(countOf(text, '/eventos')).toBeUndefined()
  expect(text).not.toMatch(/secreto|ana@|example\.mx|no-hay|Bx81kq/)
  expect(text).toContain('http_requests_in_flight 0')
})

test('the version and what Node.js tells of itself are there, and nothing else is at that port', async () => {
  const text = await told()
  expect(text).toContain('build_info{version="1.2.3"} 1')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(fills).toBeGreaterThan(0)
  for (const path of ['/', '/metrics/x', '/metrics?x=1']) expect((await fetch(`http://127.0.0.1:${served.port}${path}`)).status).toBe(404)
})

test('a port that is taken is named with its setting', async () => {
  const taken = { port: served.port, host: '127.0.0.1' }
  await expect(serveMetrics(metrics, async () => {}, taken)).rejects.toThrow(
    `Port ${served.port} is taken by another program. Stop that program, or start the shop on another port: METRICS_PORT=`,
  )
})

test('an address that is not ours is named with its setting', async () => {
  await expect(serveMetrics(metrics, async () => {}, { port: 0, host: '203.0.113.9' })).rejects.toThrow(
    'METRICS_HOST is 203.0.113.9, which is no address of this machine.',
  )
})

test('what is kept is read once in its time', async () => {
  let time = 0
  let reads = 0
  const read = keptFor(
    5_000,
    async () => ++reads,
    () => time,
  )
  expect([await read(), await read()]).toEqual([1, 1])
  time = 5_000
  expect(await read()).toBe(2)
})
