import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'
import { PRODUCTION } from '../../testing/production.ts'
import { addStaff, PASSWORD, staffCookieOf } from '../../testing/test-customers.ts'
import { testShop } from '../../testing/test-shop.ts'

test('with real money the connection and the guide are staff’s, and name no test card', async () => {
  const shop = await testShop({
    ...PRODUCTION,
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  })
  onTestFinished(() => shop.close())
  for (const path of ['/checkout/prueba-stripe', '/checkout/guia']) {
    const { status, body } = await shop.get(path)
    expect([path, status, body.data]).toEqual([path, 401, null])
  }
  await addStaff(shop, 'ventas@example.mx', 'sales')
  const headers = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
  const ask = (path: string, body: object) => shop.ask('POST', `/api/personal/${path}`, { body, headers })
  const { secreto } = (await ask('totp', { password_actual: PASSWORD })).body.data
  await ask('totp/confirmar', { codigo: new TOTP({ secret: Secret.fromBase32(secreto) }).generate() })
  const { status, body } = await shop.ask('GET', '/checkout/guia', { headers })
  expect([status, body.data]).toMatchObject([200, { modo: 'real', tarjetas: [], fichas: [] }])
})
