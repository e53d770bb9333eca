import { asIs } from '@shop/contract/codec'
import { endpoint } from '@shop/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { composeGate } from '../compose-gate.ts'
import { sessionOf } from '../testing/session-of.ts'
import { addCustomer } from '../testing/test-customers.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { answerProblems } from './answer-problems.ts'
import { createServer } from './create-server.ts'
import { serve } from './serve.ts'

const buy = endpoint({ method: 'POST', path: '/buy', access: 'customer', needsVerified: true, summary: 'test', data: asIs(z.object({})) })
const whoAmI = endpoint({
  method: 'GET',
  path: '/who',
  access: 'public',
  isLive: true,
  summary: 'test',
  data: asIs(z.object({ network: z.optional(z.string()) })),
})

let shop: TestShop
const apps: FastifyInstance[] = []
function serverBehind(trustProxy: number | string[]) {
  const app = createServer({ logLevel: 'silent', trustProxy })
  answerProblems(app)
  app.decorate('gate', composeGate(shop))
  serve(app, buy, async () => ({}))
  serve(app, whoAmI, async ({ network }) => (network === undefined ? {} : { network }))
  apps.push(app)
  return app
}
beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await shop.close()
})

test('who has not verified the account may not buy, and is told why', async () => {
  const app = serverBehind(0)
  const buyAs = async (email: string, isVerified: boolean) => {
    const { token } = await sessionOf(shop, await addCustomer(shop, email, { isVerified }))
    const { statusCode, json } = await app.inject({ method: 'POST', url: '/buy', headers: { authorization: `Bearer ${token}` } })
    return [statusCode, json().code]
  }
  expect(await buyAs('nueva@example.mx', false)).toEqual([403, 'cuenta_no_verificada'])
  expect(await buyAs('vieja@example.mx', true)).toEqual([200, undefined])
})

test('a visitor’s address is believed only from the proxies that are trusted', async () => {
  const seenBy = async (trustProxy: number | string[], forwarded: string, remoteAddress: string) =>
    (await serverBehind(trustProxy).inject({ url: '/who', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).json().data.network
  expect(await seenBy(0, '198.51.100.1', '203.0.113.5')).toBe('203.0.113.5')
  expect(await seenBy(1, '198.51.100.66, 198.51.100.1', '203.0.113.5')).toBe('198.51.100.1')
  expect(await seenBy(['203.0.113.5'], '198.51.100.1', '203.0.113.5')).toBe('198.51.100.1')
  expect(await seenBy(['203.0.113.5'], '198.51.100.1', '203.0.113.6')).toBe('203.0.113.6')
})
