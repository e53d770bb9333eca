import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileStoreFailure } from '../ports/file-store.ts'
import { PaymentTemporary } from '../ports/payment-failures.ts'
import { answerProblems } from './answer-problems.ts'

/** Takes connections and says nothing: a database that is too busy to let anybody in. */
let busy: Server
const sockets = new Set<Socket>()
beforeAll(async () => {
  busy = createServer((socket) => sockets.add(socket))
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  busy.close()
})

function appOn(pool: pg.Pool) {
  const app = Fastify()
  answerProblems(app)
  app.get('/', async () => (await pool.query('select 1')).rows)
  return app
}

test('a database that lets nobody in is told as busy, with a time to come back', async () => {
  const { port } = busy.address() as AddressInfo
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 200 })
  pool.on('error', () => {})
  const app = appOn(pool)
  const answers = await Promise.all([app.inject('/'), app.inject('/')])
  for (const { statusCode, headers, json } of answers)
    expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '5', 'unavailable'])
  await pool.end()
})

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'timeout expired',
  'timeout exceeded when trying to connect',
  // A transaction that was under way when the database stopped.
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('so is one that says "%s", also as the cause of something else', async (message) => {
  const app = Fastify()
  answerProblems(app)
  app.get('/plain', async () => Promise.reject(new Error(message)))
  app.get('/cause', async () => Promise.reject(new Error('the query failed', { cause: new Error(message) })))
  for (const url of ['/plain', '/cause']) expect((await app.inject(url)).statusCode).toBe(503)
})

test.each(['40P01', '40001'])('a write that lost against others each time (%s) is told as busy, with a time to come back', async (code) => {
  const app = Fastify()
  answerProblems(app)
  app.get('/', async () => Promise.reject(Object.assign(new Error('deadlock detected'), { code })))
  const { statusCode, headers, json } = await app.inject('/')
  expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '5', 'unavailable'])
})

test('a payment provider that does not answer is told as busy: nobody knows yet, and nothing was refused', async () => {
  const app = Fastify()
  answerProblems(app)
  app.get('/silent', async () => Promise.reject(new PaymentTemporary('the payment provider does not answer')))
  const silent = await app.inject('/silent')
  expect([silent.statusCode, silent.headers['retry-after'], silent.json().code]).toEqual([503, '5', 'unavailable'])
})

test('a place of files that is away is told as busy, one that refuses the shop is our fault', async () => {
  const app = Fastify()
  answerProblems(app)
  app.get('/away', async () => Promise.reject(new FileStoreFailure('no answer', { isTransient: true })))
  app.get('/refused', async () => Promise.reject(new FileStoreFailure('no such bucket', { isTransient: false })))
  const [away, refused] = [await app.inject('/away'), await app.inject('/refused')]
  expect([away.statusCode, away.headers['retry-after'], away.json().code]).toEqual([503, '5', 'unavailable'])
  expect(refused.statusCode).toBe(500)
})

test('what nobody foresaw is still our fault', async () => {
  const app = Fastify()
  answerProblems(app)
  app.get('/', async () => Promise.reject(new Error('no idea')))
  expect((await app.inject('/')).statusCode).toBe(500)
})
