import { afterEach, expect, test } from 'vitest'
import { currentRequest } from '../one-request.ts'
import { newPagesPass } from '../secrets/pages-pass.ts'
import { createServer } from './create-server.ts'
import { RENDERING_HEADER, RENDERING_PASS } from './own-pages.ts'

const KEY = 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A'

type Line = Readonly<Record<string, unknown>>
let app: ReturnType<typeof createServer>
afterEach(() => app.close())

function server(trustProxy = 0) {
  const lines: Line[] = []
  app = createServer({
    logLevel: 'info',
    pagesKey: KEY,
    logNames: { roles: 'api', version: '1.2.3' },
    trustProxy,
    logTo: { write: (line) => lines.push(JSON.parse(line)) },
  })
  app.post('/sign-in', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    app.log.warn({ err: Object.assign(new Error('no <ana@example.mx>'), { detail: 'Key (email)=(ana@example.mx)' }) }, 'refused')
    return { id: currentRequest() }
  })
  app.get('/health/live', async () => ({}))
  return lines
}
function post(headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/sign-in?search=ana%40example.mx&page=2', payload: { a: 1 }, headers })
}

test('one request has one name: in the answer, in what it does after its body came, and in every line', async () => {
  const lines = server()
  const { headers, body } = await post()
  const id = headers['x-request-id']
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(JSON.parse(body)).toEqual({ id })
  expect(lines.map(({ requestId }) => requestId)).toEqual([id, id])
})

test('a line says who wrote it, which route and how long, and nothing private', async () => {
  const lines = server()
  await post()
  const [refused, answered] = lines
  expect(refused).toMatchObject({ level: 'warn', roles: 'api', version: '1.2.3', err: { type: 'Error', message: 'no <…@…>' } })
  expect(answered).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    route: '/sign-in',
    status: 200,
    ms: expect.any(Number),
    req: { method: 'POST', url: '/sign-in?search=…&page=2' },
  })
  expect(JSON.stringify(lines)).not.toContain('ana')
})

test('only a proxy in front and our own page server name a request; a visitor does not', async () => {
  const given = { 'x-request-id': 'named-by-somebody' }
  server()
  expect((await post(given)).headers['x-request-id']).not.toBe('named-by-somebody')
  expect((await post({ ...given, [RENDERING_HEADER]: 'any' })).headers['x-request-id']).not.toBe('named-by-somebody')
  expect((await post({ ...given, [RENDERING_HEADER]: RENDERING_PASS })).headers['x-request-id']).toBe('named-by-somebody')
  expect((await post({ ...given, [RENDERING_HEADER]: newPagesPass(KEY) })).headers['x-request-id']).toBe('named-by-somebody')
  await app.close()
  server(1)
  expect((await post(given)).headers['x-request-id']).toBe('named-by-somebody')
})

test('whoever asks all day whether the shop is well fills no log', async () => {
  const lines = server()
  await app.inject('/health/live')
  expect(lines).toEqual([])
})
