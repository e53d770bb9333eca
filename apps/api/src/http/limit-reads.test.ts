import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerProblems } from './answer-problems.ts'
import type { Gate } from './gate.ts'
import { limitReads } from './limit-reads.ts'

let now = 0
let app = Fastify()
beforeEach(() => {
  now = 90_000
  app = Fastify()
  const networkOf: Gate['networkOf'] = ({ ip }) => (ip === '127.0.0.1' ? undefined : ip)
  app.decorate('gate', { networkOf } as Gate)
  answerProblems(app)
  limitReads(app, 600, () => now)
  app.get('/', async () => 'ok')
})
afterEach(() => app.close())

const ask = async (times: number, remoteAddress: string): Promise<number[]> => {
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
