import { readSettings } from '@shop/settings/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '../composition.ts'
import { PRODUCTION } from '../testing/production.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { openSandbox } from './open-sandbox.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop(PRODUCTION)
})
afterAll(() => shop.close())

test.each(['/sandbox/', '/sandbox/stripe.js', '/sandbox/card', '/sandbox/switches', '/sandbox/oxxo/00001234567890', '/sandbox/v1/balance'])(
  'in production %s does not exist',
  async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404)
  },
)

test('in production nothing of the sandbox is made or kept', async () => {
  expect(shop.sandbox).toBeUndefined()
  expect(shop.payments).toMatchObject({ name: 'stripe', page: { scriptUrl: 'https://js.stripe.com/v3/' } })
  expect(await shop.db.selectFrom('sandbox_settings').selectAll().execute()).toEqual([])
})

test('production without keys has no sandbox either, by its settings or past them', async () => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...without } = PRODUCTION
  for (const settings of [
    { ...readSettings(without), dataFolder: shop.settings.dataFolder },
    { ...shop.settings, stripe: undefined },
  ]) {
    const deps = await compose(settings, shop.databaseUrl, () => {})
    expect([deps.sandbox, deps.payments.name]).toEqual([undefined, 'none'])
    await deps.close()
  }
  await expect(openSandbox(shop.db, { mode: 'production', publicUrl: 'https://latuerca.example' })).rejects.toThrow(/demo mode only/)
})
