import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerProblems } from './answer-problems.ts'
import { type CountedReads, countReads } from './count-reads.ts'
import type { Gate } from './gate.ts'
import { limitReads } from './limit-reads.ts'

let now = 0
let app = Fastify()
let reads: CountedReads
beforeEach(() => {
  now = 90_000
  app = Fastify()
  const networkOf: Gate['networkOf'] = ({ ip }) => (ip === '127.0.0.1' ? undefined : ip)
  app.decorate('gate', { networkOf } as Gate)
  answerProblems(app)
  reads = countReads(() => now)
  limitReads(app, reads)
  app.get('/', async () => 'ok')
})
afterEach(() => app.close())

async function ask(times: number, remoteAddress: string): Promise<number[]> {
  const answers = []
  for (let i = 0; i < times; i++) answers.push((await app.inject({ url: '/', remoteAddress })).statusCode)
  return answers
}

test('six hundred calls a minute of one address are answered, the next is told when to come back', async () => {
  expect(new Set(await ask(600, '203.0.113.70'))).toEqual(new Set([200]))
  const refused = await app.inject({ url: '/', remoteAddress: '203.0.113.70' })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([429, '30', 'too_many_requests'])
  expect(await ask(1, '203.0.113.71')).toEqual([200])
  now += 30_000
  expect(await ask(1, '203.0.113.70')).toEqual([200])
})

test('whom the gate does not count is never refused', async () => {
  expect(new Set(await ask(700, '127.0.0.1'))).toEqual(new Set([200]))
})

test('it is one limit for all processes: each tells the others of whom asks a lot', async () => {
  const twin = countReads(() => now)
  for (let i = 0; i < 59; i++) twin.count('203.0.113.70')
  expect(twin.news()).toBeUndefined()
  for (let i = 0; i < 341; i++) twin.count('203.0.113.70')
  reads.hear(twin.news() ?? '')
  expect(twin.news()).toBeUndefined()
  // What somebody was told before is not counted twice, nor what he told himself.
  twin.count('203.0.113.70')
  const news = twin.news() ?? ''
  reads.hear(news)
  reads.hear(news)
  twin.hear(news)
  expect(await ask(200, '203.0.113.70')).toEqual([...Array(199).fill(200), 429])
  expect(twin.count('203.0.113.70')).toBe(402)
  expect(await ask(1, '203.0.113.71')).toEqual([200])
  // News of the minute before comes late.
  now += 30_000
  reads.hear(news)
  expect(await ask(1, '203.0.113.70')).toEqual([200])
})

test('news fits into a notice, however many ask a lot', () => {
  for (let network = 0; network < 500; network++)
    for (let i = 0; i < 60 + network; i++) reads.count(`2001:db8:ffff:ffff:ffff:ffff:ffff:${network}/64`)
  const news = reads.news() ?? ''
  expect([news.length < 8_000, JSON.parse(news).counts.length, JSON.parse(news).counts[0][1]]).toEqual([true, 100, 559])
})
