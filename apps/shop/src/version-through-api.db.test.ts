import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { askTwins } from '@shop/contract/twin-hosts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overNetwork } from './over-network.ts'
import { type KnownVersion, versionThroughApi } from './version-through-api.ts'

const EVERY_MS = 20
const NOBODY = 'http://127.0.0.1:1'

let shop: TestShop
let host: string
let known: KnownVersion
beforeAll(async () => {
  shop = await testShop()
  host = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

let asked = 0
function start(apiHost: string, key = shop.settings.pagesKey) {
  const hosts = { api: [apiHost], checkout: [apiHost], news: [apiHost] }
  const send = overNetwork(key)
  asked = 0
  const transport: typeof send = (request) => {
    asked++
    return send(request)
  }
  known = versionThroughApi({ hosts, transport, ask: askTwins, log: () => {} }, EVERY_MS)
}
async function askedAgain(times: number) {
  const before = asked
  await expect.poll(() => asked - before).toBeGreaterThan(times)
}

test('what a web server has drawn stays good while nothing changes, and is old when something has', async () => {
  start(`${host}/api`)
  await expect.poll(known.version).toBe(2)
  await askedAgain(5)
  expect(known.version()).toBe(2)
  await shop.pool.query(`select pg_notify('catalogue', '')`)
  await expect.poll(known.version).toBe(3)
  await askedAgain(5)
  expect(known.version()).toBe(3)
  await known.stop()
})

test.each([
  ['an API that is away', () => start(`${NOBODY}/api`)],
  ['an API that does not know its key', () => start(`${host}/api`, 'Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9Aq7')],
])('from %s nothing is known, so that nothing stays good for long', async (_, begin) => {
  begin()
  await expect.poll(known.version).toBeGreaterThan(4)
  await known.stop()
})
