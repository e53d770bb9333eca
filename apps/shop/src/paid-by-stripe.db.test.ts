import { PRODUCTION } from '@shop/api/testing/production'
import { openBankAccount } from '@shop/api/testing/shoppers'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { askTwins } from '@shop/contract/twin-hosts'
import type { PageServices } from '@shop/web/page-services'
import { afterEach, expect, test } from 'vitest'
import { overNetwork } from './over-network.ts'
import { drawPage } from './rendering/draw-page.ts'

const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...TRANSFERS } = PRODUCTION

const shops: TestShop[] = []
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
})

/** The policy of a page that a web server apart draws, which knows of the shop only where its API is. */
async function policyOf(environment: Parameters<typeof testShop>[0]): Promise<string> {
  const shop = await testShop(environment)
  shops.push(shop)
  await openBankAccount(shop)
  const host = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api`
  return policyAt([host], shop.settings.pagesKey)
}
async function policyAt(hosts: readonly string[], key: string): Promise<string> {
  const api = { hosts: { api: hosts, news: hosts, checkout: hosts }, transport: overNetwork(key), ask: askTwins, log: () => undefined }
  const services: PageServices = { api, hosts: { ...api.hosts, images: '' }, isDemo: false, mapTilesUrl: '', version: () => 1 }
  const respond = async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' })
  const page = await drawPage({ respond, services, publicUrl: 'https://shop.example', headers: { imageOrigins: [], callOrigins: [] } })(
    '/es',
  )
  return page.headers['content-security-policy'] ?? ''
}

test('a page lets Stripe in where the API takes cards by it, and nowhere else', async () => {
  expect(await policyOf(PRODUCTION)).toContain('https://js.stripe.com')
  expect(await policyOf(TRANSFERS)).not.toContain('stripe')
  expect(await policyOf({})).not.toContain('stripe')
})

test('while no API answers nobody’s card is kept from its form', async () => {
  expect(await policyAt(['http://127.0.0.1:1/api'], 'x')).toContain('https://js.stripe.com')
})
