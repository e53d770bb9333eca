import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { CallFailed, createClient, overHttp, type WireRequest } from './client.ts'
import { asIs } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { NoAnswer } from './hosts.ts'
import { input } from './input.ts'
import { register } from './shop/sign-in.ts'
import { askTwins } from './twin-hosts.ts'
import { paging } from './wire/paging.ts'

const search = endpoint({
  method: 'GET',
  path: '/search/:place',
  twin: '/busqueda/:place',
  access: 'public',
  summary: 'test',
  params: input({ place: z.string() }),
  query: input({ ...paging, anio: z.optional(z.string()) }, { anio: 'year' }),
  data: asIs(z.string()),
})
const save = endpoint({
  method: 'POST',
  path: '/save',
  access: 'public',
  summary: 'test',
  body: input({ nombre: z.string() }, { nombre: 'name' }),
  data: asIs(z.string()),
})

const headlines = endpoint({ method: 'GET', path: '/noticias', hosts: 'news', access: 'public', summary: 'test', data: asIs(z.string()) })

const cleanups: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const clean of cleanups.splice(0)) clean()
})

/** One list of hosts for everything. */
function only(...hosts: string[]) {
  return { api: hosts, news: hosts, checkout: hosts }
}

async function host(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function answering(data: unknown, seen: string[] = []): RequestListener {
  return (request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      seen.push(
        `${request.method} ${request.url} ${request.headers['accept-language']} ${request.headers['idempotency-key'] ?? ''} ${body}`.trim(),
      )
      response.end(JSON.stringify({ success: true, message: '', data }))
    })
  }
}
const hanging: RequestListener = () => {}
const dropping: RequestListener = (request) => request.socket.destroy()

test('a call goes to the first host with its names translated to the wire', async () => {
  const seen: string[] = []
  const call = createClient({ hosts: only(await host(answering('found', seen))), locale: 'en' })
  const query = { page: 2, limit: 48, sort: 'lowest-price', year: '2014' } as const
  expect(await call(search, { params: { place: 'a b' }, query })).toBe('found')
  expect(seen).toEqual(['GET /search/a%20b?page=2&limit=48&sort=3&anio=2014 en'])
})

test('a network failure is logged and tried once on the fallback host, under the twin path', async () => {
  const [seen, logged]: [string[], string[]] = [[], []]
  const hosts = only(await host(dropping), await host(answering('found', seen)))
  const call = createClient({ hosts, locale: 'es', log: (message) => logged.push(message) })
  const query = { page: 1, limit: 48, sort: 'relevance', year: undefined } as const
  expect(await call(search, { params: { place: 'd' }, query })).toBe('found')
  expect(seen).toEqual(['GET /busqueda/d?page=1&limit=48&sort=0 es'])
  expect(logged).toHaveLength(1)
})

test('a write is repeated with the same key', async () => {
  const [seen, keys]: [string[], string[]] = [[], []]
  const first = await host((request) => {
    keys.push(String(request.headers['idempotency-key']))
    request.socket.destroy()
  })
  const call = createClient({ hosts: only(first, await host(answering('saved', seen))), locale: 'es' })
  expect(await call(save, { body: { name: 'balata' } })).toBe('saved')
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(seen).toEqual([`POST /save es ${keys[0]} {"nombre":"balata"}`])
})

test('a caller may name its write, and a question has no key', async () => {
  const seen: string[] = []
  const call = createClient({ hosts: only(await host(answering('done', seen))), locale: 'es' })
  await call(save, { body: { name: 'balata' }, key: 'checkout-7' })
  await call({ ...save, isQuestion: true }, { body: { name: 'balata' } })
  expect(seen).toEqual(['POST /save es checkout-7 {"nombre":"balata"}', 'POST /save es  {"nombre":"balata"}'])
})

test('an answer may bring the next token, whatever else it says', async () => {
  const refusing = await host((_, response) => {
    response.writeHead(404, { 'token-nuevo': 'next' })
    response.end(JSON.stringify({ success: false, message: 'No está.', data: null, code: 'not_found' }))
  })
  const renewed: string[][] = []
  const renew = (...tokens: string[]) => void renewed.push(tokens)
  const call = createClient({ hosts: only(refusing), locale: 'es', token: () => 'old', renew })
  await expect(call(save, { body: { name: 'x' } })).rejects.toThrow('No está.')
  expect(renewed).toEqual([['next', 'old']])
})

test('what travels beside the data is put together with it', async () => {
  const listener: RequestListener = (_, response) =>
    response.end(JSON.stringify({ success: true, message: '', data: { _id: '7' }, modoValidacion: 'sms', phoneNumber: '••••••0101' }))
  const call = createClient({ hosts: only(await host(listener)), locale: 'es' })
  const body = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.mx',
    phone: '2225550101',
    password: 'x',
    acceptsPrivacy: true,
    address: undefined,
    next: undefined,
  } as const
  expect(await call(register, { body })).toEqual({ id: '7', token: undefined, validationMode: 'sms', phoneNumber: '••••••0101' })
})

test('an error answer is an answer: it is not tried elsewhere', async () => {
  const seen: string[] = []
  const refusing = await host((_, response) => {
    response.statusCode = 404
    response.end(JSON.stringify({ success: false, message: 'No está.', data: null, code: 'not_found' }))
  })
  const call = createClient({ hosts: only(refusing, await host(answering('found', seen))), locale: 'es' })
  const failure = await call(save, { body: { name: 'x' } }).catch((error) => error)
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).toMatchObject({ status: 404, message: 'No está.', failure: { code: 'not_found' } })
  expect(seen).toEqual([])
})

const away: RequestListener = (_, response) =>
  response.writeHead(503).end(JSON.stringify({ success: false, message: 'Ahora no.', data: null, code: 'unavailable' }))

test('for a server, a host that says it cannot at this moment has a twin, which is asked and comes first from then on', async () => {
  const [asked, seen]: [string[], string[]] = [[], []]
  const leaving = await host((request, response) => {
    asked.push(String(request.url))
    away(request, response)
  })
  const hosts = only(leaving, await host(answering('found', seen)))
  const call = createClient({ ask: askTwins, hosts, locale: 'es' })
  expect([await call(headlines), await call(headlines)]).toEqual(['found', 'found'])
  expect([asked.length, seen.length]).toEqual([1, 2])
})

test('for a server, what all hosts say is the answer, and a host without a twin is asked once', async () => {
  const both = createClient({ ask: askTwins, hosts: only(await host(away), await host(away)), locale: 'es' })
  await expect(both(save, { body: { name: 'x' } })).rejects.toMatchObject({ status: 503, message: 'Ahora no.' })
  const withDead = createClient({ ask: askTwins, hosts: only(await host(away), await host(dropping)), locale: 'es' })
  await expect(withDead(save, { body: { name: 'x' } })).rejects.toMatchObject({ status: 503 })
  let count = 0
  const alone = await host((request, response) => {
    count++
    away(request, response)
  })
  await expect(createClient({ ask: askTwins, hosts: only(alone), locale: 'es' })(headlines)).rejects.toMatchObject({ status: 503 })
  expect(count).toBe(1)
})

test('when no host answers the caller is told so', async () => {
  const call = createClient({ hosts: only(await host(dropping), await host(dropping)), locale: 'es' })
  await expect(call(save, { body: { name: 'x' } })).rejects.toBeInstanceOf(NoAnswer)
})

test('a page of a proxy in between is a failure, not a crash', async () => {
  const call = createClient({ hosts: only(await host((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))), locale: 'es' })
  await expect(call(save, { body: { name: 'x' } })).rejects.toMatchObject({ status: 502, failure: { code: 'unavailable' } })
})

test('a host that hangs is a host that does not answer', async () => {
  const logged: string[] = []
  const hosts = only(await host(hanging), await host(answering('found')))
  const call = createClient({ hosts, locale: 'es', transport: overHttp(500), log: (message) => logged.push(message) })
  expect(await call(save, { body: { name: 'x' } })).toBe('found')
  expect(logged).toHaveLength(1)
})

test('who did not answer is asked last for half a minute, and then first again', async () => {
  const [asked, logged]: [string[], string[]] = [[], []]
  const silent = await host((request) => {
    asked.push(String(request.url))
    request.socket.destroy()
  })
  const hosts = only(silent, await host(answering('found')))
  const call = () => createClient({ hosts, locale: 'es', log: (message) => logged.push(message) })(headlines)
  vi.useFakeTimers({ toFake: ['Date'] })
  await call()
  await call()
  expect([asked.length, logged.length]).toEqual([1, 1])
  vi.advanceTimersByTime(30_001)
  expect(await call()).toBe('found')
  expect([asked.length, logged.length]).toEqual([2, 2])
})

test('calls that fail together are one line in the log', async () => {
  const logged: string[] = []
  const hosts = only(await host(dropping), await host(answering('found')))
  const call = createClient({ hosts, locale: 'es', log: (message) => logged.push(message) })
  expect(await Promise.all([call(headlines), call(headlines), call(headlines)])).toEqual(['found', 'found', 'found'])
  expect(logged).toHaveLength(1)
})

test('news are asked of their own hosts', async () => {
  const hosts = { ...only(await host(answering('api'))), news: [await host(dropping), await host(answering('news'))] }
  const call = createClient({ hosts, locale: 'es' })
  expect([await call(headlines), await call(save, { body: { name: 'x' } })]).toEqual(['news', 'api'])
})

test('a file without any field beside it travels in a form, too, and a large one is waited for', async () => {
  const { uploadImportPictures } = await import('./staff/import-pictures.ts')
  const sent: WireRequest[] = []
  const call = createClient({
    hosts: { api: ['http://one/api'], news: [], checkout: [] },
    locale: 'es',
    transport: async (request) => {
      sent.push(request)
      return { status: 409, text: JSON.stringify({ success: false, message: 'No.', data: null, code: 'import_moved' }) }
    },
  })
  const small = new Blob(['PK'])
  const large = Object.defineProperty(new Blob(['PK']), 'size', { value: 300 * 1_048_576 })
  for (const file of [small, large]) await expect(call(uploadImportPictures, { params: { id: '7' }, file })).rejects.toThrow('No.')
  expect(sent.map(({ url, body, timeoutMs }) => [url, (body as FormData).has('archivo'), timeoutMs])).toEqual([
    ['http://one/api/admin/importaciones/7/fotos', true, 120_000],
    ['http://one/api/admin/importaciones/7/fotos', true, 600_000],
  ])
})

test('a file travels in a form with the fields beside it', async () => {
  const { uploadVoucher } = await import('./shop/orders.ts')
  let sent: WireRequest | undefined
  const call = createClient({
    hosts: { api: ['http://one/api'], news: [], checkout: [] },
    locale: 'es',
    transport: async (request) => {
      sent = request
      return { status: 409, text: JSON.stringify({ success: false, message: 'No.', data: null, code: 'voucher_not_expected' }) }
    },
  })
  const body = { folio: 'K7RM-4XQ9', trackingKey: 'MBAN01', bank: undefined, amount: undefined, paidOn: undefined }
  await expect(call(uploadVoucher, { body, file: new Blob(['%PDF-']) })).rejects.toThrow('No.')
  const form = sent?.body as FormData
  expect([form.get('folio'), form.get('clave_rastreo'), form.get('banco')]).toEqual(['K7RM-4XQ9', 'MBAN01', null])
  expect(await (form.get('comprobante') as Blob).text()).toBe('%PDF-')
  expect(sent?.headers).not.toHaveProperty('content-type')
})
