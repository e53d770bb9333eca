import { PRODUCTION } from '@shop/api/testing/production'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { overHttp, type Transport } from '@shop/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overNetwork } from './over-network.ts'

const KEY = 'Lw4TjYb6MhEc1UdGf9Aq7Zr0xK2vPn8s'
const ANOTHER = 'Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9Aq7'
/** More than one visitor may ask for in two minutes, should one end meanwhile. */
const CALLS = 1_250

let shop: TestShop
let host: string
const logged: string[] = []
beforeAll(async () => {
  shop = await testShop({ ...PRODUCTION, PAGES_KEY: KEY }, { note: (message) => logged.push(message) })
  host = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

/** As a web server on another machine draws pages: nobody told the API its address. Answers how many calls it took until one was refused. */
async function refusedAfter(transport: Transport): Promise<number | undefined> {
  for (let begun = 0; begun < CALLS; begun += 25) {
    const batch = Array.from({ length: 25 }, () => transport({ method: 'GET', url: `${host}/api/tienda`, headers: {} }))
    const statuses = (await Promise.all(batch)).map(({ status }) => status)
    if (statuses.includes(429)) return begun
    expect(statuses).toEqual(statuses.map(() => 200))
  }
  return undefined
}

test('a web server that has the key asks for as many visitors as come', async () => {
  expect(await refusedAfter(overNetwork(KEY))).toBeUndefined()
  expect(logged).toEqual([])
})

test('one with another key is limited like a visitor, and the log says so once', async () => {
  expect(await refusedAfter(overNetwork(ANOTHER))).toBeDefined()
  expect(await refusedAfter(overHttp(4_000))).toBeDefined()
  expect(logged).toEqual([expect.stringMatching(/127\.0\.0\.1 has another PAGES_KEY/)])
})
