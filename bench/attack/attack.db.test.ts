import { PRODUCTION } from '@shop/api/testing/production'
import { testShop } from '@shop/api/testing/test-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badImports, badUploads } from './bad-files.ts'
import { forgedTokens } from './forged-tokens.ts'
import { routeMatrix } from './route-matrix.ts'
import type { Victim } from './victim.ts'

/** The short form of `npm run attack`: every attack that needs no pages, on a shop in production mode. */
let victim: Victim & { readonly close: () => Promise<unknown> }
beforeAll(async () => {
  const shop = await testShop({ ...PRODUCTION, TRUSTED_PROXIES: '1' })
  victim = { url: await shop.app.listen({ port: 0, host: '127.0.0.1' }), deps: shop, close: () => shop.close() }
})
afterAll(() => victim.close())

test('of every fourth route, each caller gets what the table of access says', async () => {
  const { tried, faults } = await routeMatrix(victim, { every: 4 })
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(400)
})

test('forged tokens are nobody’s', async () => {
  expect((await forgedTokens(victim)).faults).toEqual([])
})

test('files that are no pictures, and tables that are none, get a clear no', async () => {
  expect((await badUploads(victim)).faults).toEqual([])
  expect((await badImports(victim)).faults).toEqual([])
})
