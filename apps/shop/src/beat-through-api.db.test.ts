import { readCondition } from '@shop/api/modules/condition/condition.public'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { askTwins } from '@shop/contract/twin-hosts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBeatingThroughApi } from './beat-through-api.ts'
import { overNetwork } from './over-network.ts'

const NOBODY = 'http://127.0.0.1:1'
const ANOTHER_KEY = 'Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9Aq7'

let shop: TestShop
let host: string
const logged: string[] = []
beforeAll(async () => {
  shop = await testShop()
  host = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  logged.length = 0
  await shop.pool.query('truncate heartbeats')
})

function start(apiHosts: readonly string[], key = shop.settings.pagesKey) {
  const hosts = { api: apiHosts, checkout: apiHosts, news: apiHosts }
  return startBeatingThroughApi({ hosts, transport: overNetwork(key), ask: askTwins, log: (message) => logged.push(message) }, '1.2.3')
}
async function processes() {
  return (await readCondition(shop)).processes
}

test('a web server is among those who work, once however often it beats, and gone when it ends', async () => {
  const beating = start([`${host}/api`])
  await beating.beat()
  await beating.beat()
  const [web, ...others] = await processes()
  expect(web).toMatchObject({ roles: ['web'], version: '1.2.3', pid: process.pid })
  expect(Math.abs(Date.now() - 1_000 * process.uptime() - (web?.startedAt.getTime() ?? 0))).toBeLessThan(5_000)
  expect(others).toEqual([])
  await beating.stop()
  expect(await processes()).toEqual([])
})

test('several web servers are told apart, whichever of the API’s hosts hears them, and one that was killed is silent after a minute', async () => {
  const [one, other] = [start([`${host}/api`]), start([`${NOBODY}/api`, `${host}/api`])]
  await Promise.all([one.beat(), other.beat()])
  expect(await processes()).toHaveLength(2)
  await one.stop()
  expect(await processes()).toHaveLength(1)
  await shop.pool.query(`update heartbeats set seen_at = now() - interval '61 seconds'`)
  expect(await processes()).toEqual([])
  await other.stop()
})

test('without the key nobody is believed, and neither that nor an API that is away keeps a web server from its work', async () => {
  for (const beating of [start([`${host}/api`], ANOTHER_KEY), start([`${NOBODY}/api`])]) {
    await beating.beat()
    await beating.stop()
  }
  expect(await processes()).toEqual([])
  expect(logged).toContain('No sign of life was given')
})
