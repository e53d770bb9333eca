import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerProblems } from './answer-problems.ts'
import { createServer } from './create-server.ts'
import { openEventStream } from './event-stream.ts'
import type { TimeLimits } from './limit-time.ts'
import { acceptUploads, readUpload } from './uploads.ts'

const LIMITS = {
  headMs: 300,
  lookEveryMs: 50,
  bodyMs: 300,
  uploadMs: 1_600,
  windowMs: 500,
  slowestBytesPerSecond: 20,
  largeFileBytesPerSecond: 1_000_000,
}
const LONGER_MS = 700
const LARGEST_FILE = 100_000

let app: FastifyInstance
const sockets: Socket[] = []
beforeEach(() => open())
async function open(limits: Partial<TimeLimits> = {}) {
  app = createServer({ logLevel: 'silent', trustProxy: 0, timeLimits: { ...LIMITS, ...limits } })
  answerProblems(app)
  await acceptUploads(app)
  app.get('/now', async () => 'now')
  app.post('/text', async ({ body }) => body)
  app.post('/file', { config: { largestFile: LARGEST_FILE } }, async (request) => {
    const { file } = await readUpload(request, { maxBytes: LARGEST_FILE, types: ['image/png'] })
    return `${file?.bytes.length} bytes`
  })
  app.get('/events', (_, reply) => {
    const stream = openEventStream(reply)
    setTimeout(() => stream.send({ name: 'late', data: 1 }), LONGER_MS)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}
async function close() {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
}
afterEach(close)

type Caller = { readonly socket: Socket; readonly heard: () => string; readonly isOver: () => boolean }

async function call(first: string): Promise<Caller> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  let isOver = false
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isOver = true
  })
  await once(socket, 'connect')
  socket.write(first)
  return { socket, heard: () => text, isOver: () => isOver }
}

function head(method: string, path: string, ...more: string[]) {
  return [`${method} ${path} HTTP/1.1`, 'Host: shop', 'Accept-Language: en', ...more, '', ''].join('\r\n')
}
const SLOW_TEXT = head('POST', '/text', 'Content-Type: text/plain', 'Content-Length: 500')

/** A byte now and then, until the other side hangs up. */
async function trickle({ socket, isOver }: Caller, byte = 'x') {
  for (let i = 0; i < 60 && !isOver(); i++) {
    socket.write(byte)
    await pause(50)
  }
  expect(isOver()).toBe(true)
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000', 'hex')
function form(file: Buffer) {
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="f"; filename="f.png"\r\nContent-Type: image/png\r\n\r\n'),
    file,
    Buffer.from('\r\n--b--\r\n'),
  ])
  return { body, head: head('POST', '/file', 'Content-Type: multipart/form-data; boundary=b', `Content-Length: ${body.length}`) }
}

test('a head in drops is answered with 408 and the connection ends', async () => {
  const caller = await call('GET /now HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
  await trickle(caller)
  expect(caller.heard()).toMatch(/^HTTP\/1\.1 408 .*"code":"request_too_slow"/s)
})

test('a connection that never says a word ends without an answer', async () => {
  const caller = await call('')
  await expect.poll(caller.isOver).toBe(true)
  expect(caller.heard()).toBe('')
})

test.each([
  ['declared', SLOW_TEXT, 'x'],
  ['in pieces', head('POST', '/text', 'Content-Type: text/plain', 'Transfer-Encoding: chunked'), '1\r\nx\r\n'],
])('a body in drops, %s, is answered with 408 in the language of the caller, and the connection ends', async (_, first, drop) => {
  const caller = await call(first)
  await trickle(caller, drop)
  expect(caller.heard()).toMatch(/^HTTP\/1\.1 408 .*"code":"request_too_slow"/s)
  expect(caller.heard()).toContain('Your connection is very slow')
})

test.each([
  ['nobody knows', head('POST', '/nowhere', 'Content-Type: text/plain', 'Content-Length: 500')],
  ['cannot be read', head('POST', '/%zz', 'Content-Type: text/plain', 'Content-Length: 500')],
  ['is asked with GET', head('GET', '/now', 'Content-Type: text/plain', 'Content-Length: 500')],
])('a body in drops for an address that %s holds no connection either', async (_, first) => {
  await trickle(await call(first))
})

test('a file may take longer than a text, as long as it moves', async () => {
  const { body, head: first } = form(Buffer.concat([PNG, Buffer.alloc(400)]))
  const caller = await call(first)
  for (let at = 0; at < body.length; at += 60) {
    caller.socket.write(body.subarray(at, at + 60))
    await pause(LONGER_MS / (body.length / 60))
  }
  await expect.poll(caller.heard).toContain('428 bytes')
})

test('a file that stops moving is answered with 408, and so is one that never ends', async () => {
  const { body, head: first } = form(Buffer.alloc(50_000))
  const [stalled, endless] = await Promise.all([call(first), call(first)])
  stalled.socket.write(body.subarray(0, 400))
  endless.socket.write(body.subarray(0, 400))
  const begun = Date.now()
  for (let at = 400; !endless.isOver() && at < body.length; at += 20) {
    endless.socket.write(body.subarray(at, at + 20))
    await pause(40)
  }
  expect(stalled.isOver()).toBe(true)
  expect(Date.now() - begun).toBeGreaterThan(LIMITS.uploadMs - 200)
  for (const { heard } of [stalled, endless]) expect(heard()).toMatch(/^HTTP\/1\.1 408 .*"code":"request_too_slow"/s)
})

test('a file in drops does not get the time of a file', async () => {
  const { body, head: first } = form(Buffer.alloc(50_000))
  const caller = await call(first)
  const begun = Date.now()
  for (let at = 0; !caller.isOver() && at < 40; at++) {
    caller.socket.write(body.subarray(at, at + 1))
    await pause(100)
  }
  expect(Date.now() - begun).toBeLessThan(LIMITS.uploadMs)
})

test('answers that take long are not cut: a stream of events stays open', async () => {
  const caller = await call(head('GET', '/events'))
  await expect.poll(caller.heard).toContain('event: late')
  expect(caller.isOver()).toBe(false)
})

test('a connection that is kept is still good after a pause longer than any limit of a request', async () => {
  const caller = await call(`${head('POST', '/text', 'Content-Type: text/plain', 'Content-Length: 2')}ok`)
  await expect.poll(caller.heard).toMatch(/ok$/)
  await pause(LONGER_MS)
  caller.socket.write(head('GET', '/now'))
  await expect.poll(caller.heard).toMatch(/now$/)
})

test('two hundred slow callers keep nobody waiting, and all of them are gone', async () => {
  await close()
  await open({ bodyMs: 2_000 })
  const slow = await Promise.all(Array.from({ length: 200 }, () => call(SLOW_TEXT)))
  const caller = await call(head('GET', '/now'))
  await expect.poll(caller.heard).toMatch(/now$/)
  expect(slow.filter(({ isOver }) => isOver())).toEqual([])
  await expect.poll(() => slow.filter(({ isOver }) => !isOver()).length).toBe(0)
})
