import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { ADDRESS, addBuyer, PARTS } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, openOffice } from './support/staff.ts'

/** An order paid by card, as the payment page does it. */
async function buyByCard(request: APIRequestContext): Promise<string> {
  const { token } = await addBuyer(request)
  const productos = [{ ref: PARTS.card, qty: 1 }]
  const headers = { authorization: `Bearer ${token}` }
  const { data: cart } = await (await request.post('/api/carrito/cotizar', { data: { productos } })).json()
  const asked = { checkout_id: randomUUID(), productos, envio: ADDRESS, forma_pago: 'stripe', total_mostrado: cart.total }
  const { data } = await (await request.post('/checkout/intento', { data: asked, headers })).json()
  const key = /pk_\w+/.exec(await (await request.get('/api/formas-pago')).text())?.[0]
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' }
  const paid = await request.post(`/sandbox/v1/payment_intents/${data.transaction_id}/confirm`, {
    headers: { authorization: `Bearer ${key}` },
    form: {
      client_secret: data.client_secret,
      'payment_method_data[type]': 'card',
      ...Object.fromEntries(Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value])),
    },
  })
  expect(paid.status(), await paid.text()).toBe(200)
  return (await (await request.post('/api/ordenes', { data: { transaction_id: data.transaction_id }, headers })).json()).data.folio
}

test('sales have days compared, and see which sales a deposit consists of', async ({ page, request }) => {
  const folio = await buyByCard(request)
  await page.goto('/sandbox/')
  await page.getByRole('button', { name: 'Pagar a la cuenta', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'depositado' }).first()).toBeVisible()
  await openOffice(page, await addStaff('sales'), '/admin/conciliacion')
  await page.getByRole('button', { name: 'Comparar', exact: true }).click()
  await expect(page.getByText(/La pidió .* movimientos? leídos?/)).toBeVisible()
  const days = page.getByRole('region', { name: 'Días comparados' })
  await expect(days.getByRole('row').nth(1)).toContainText(/Cuadra|No cuadra/)
  const payouts = page.getByRole('region', { name: 'Depósitos a tu cuenta' })
  await payouts.getByText('Ver el desglose').first().click()
  await expect(payouts.getByRole('link', { name: folio })).toBeVisible()
  await expectAccessible(page)
})
