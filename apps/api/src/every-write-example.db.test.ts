import type { AnyEndpoint } from '@shop/contract/endpoint'
import { checkoutEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, type Send, type TestShop, testShop } from './testing/test-shop.ts'
import { everyWrite } from './testing/write-examples/every-write.ts'
import type { WriteExamples } from './testing/write-examples/write-example.ts'

const isWrite = ({ method, isQuestion }: AnyEndpoint) => method !== 'GET' && !isQuestion
const writesAt = (host: string, endpoints: readonly AnyEndpoint[]) =>
  endpoints.filter(isWrite).map(({ method, path }) => [`${method} ${path}`, { method, path: host + path }] as const)
const WRITES = new Map([
  ...writesAt('/api', everyEndpoint),
  ...writesAt('/checkout', checkoutEndpoints),
  ['POST /checkout/webhook', { method: 'POST', path: '/checkout/webhook' }],
])

let shop: TestShop
let examples: WriteExamples
/** Every call but those that only read. */
const made: { method: string; url: string }[] = []
beforeAll(async () => {
  shop = await testShop()
  const send: Send = (request) => {
    if (request.method !== 'GET') made.push(request)
    return shop.send(request)
  }
  examples = await everyWrite({ ...shop, send, ...callsOf(send) })
})
afterAll(() => shop.close())

test('every declared write has an example, and so has the event of the payment provider', () => {
  expect(Object.keys(examples).toSorted()).toEqual([...WRITES.keys()].toSorted())
})

test.each([...WRITES])('%s is made twice by its example, each time as its last call', async (name, { method, path }) => {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}$`)
  for (let i = 0; i < 2; i++) {
    made.length = 0
    const answer = await examples[name]?.()
    expect([answer?.status, answer?.body.message]).toEqual([200, answer?.body.message])
    const writes = made.filter((call) => call.method === method && pattern.test(call.url))
    expect(writes).toEqual([made.at(-1)])
  }
})
