import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { ADDRESS, addBuyer, type Buyer, comeWith, ordersOf, PARTS, payButton } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

test.use({ expectedComplaints: /status of 4\d\d/ })

/** The sandbox pays no voucher of such an address by itself. */
function patientEmail() {
  return `${randomUUID().slice(0, 8)}.fill_never@example.mx`
}

async function orderVoucher(page: Page, request: APIRequestContext, buyer: Buyer): Promise<string> {
  await comeWith(page, request, { buyer, cart: { [PARTS.oxxo]: 1 }, envio: ADDRESS, lang: 'en' })
  await page.goto('/en/cart/checkout')
  await page.getByRole('radio', { name: /^Cash at OXXO/ }).check()
  // What is promised at the first step is promised until the end: the store reports a day later than a bank.
  const promise = await page
    .getByText(/^If you pay today, it arrives between/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Continue to review and pay' }).click()
  await expect(page.getByText(promise)).toBeVisible()
  await payButton(page).first().click()
  await expect(page.getByRole('heading', { name: 'Your order is reserved' })).toBeFocused()
  await expect(page.getByText(promise)).toBeVisible()
  return (await ordersOf(request, buyer))[0]?.folio ?? ''
}

test('in English: a voucher at OXXO, paid at the store', async ({ page, request }) => {
  const buyer = await addBuyer(request, patientEmail())
  const folio = await orderVoucher(page, request, buyer)
  await expect(page.getByText(folio)).toBeVisible()
  await expect(page.getByText('Reference', { exact: true })).toBeVisible()
  await expect(page.getByText(/11:59 PM/)).toBeVisible()
  await expect(page.getByText('Total · 1 item', { exact: true })).toBeVisible()
  await expect(page.getByText('there is no need to upload your receipt')).toBeVisible()
  await expectAccessible(page)
  const [voucher] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /^See or save the voucher/ }).click()])
  await voucher.getByRole('button', { name: /Pretend to pay|Simular pago/ }).click()
  // A page that is closed while it navigates never answers in one case of three: the outcome is awaited first.
  await expect(voucher.locator('#state')).toHaveAttribute('data-state', 'succeeded')
  await voucher.close()
  await page.getByRole('link', { name: 'See my order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${folio}`)
  await expect.poll(async () => (await ordersOf(request, buyer))[0]?.status).toBe('pagado')
  await page.reload()
  await expect(page.getByText('Your payment is confirmed. We are about to prepare your order.')).toBeVisible()
  await expectAccessible(page)
})

test('in English: a voucher that expires unpaid ends its order', async ({ page, request }) => {
  const buyer = await addBuyer(request, patientEmail())
  const folio = await orderVoucher(page, request, buyer)
  const address = await page.getByRole('link', { name: /^See or save the voucher/ }).getAttribute('href')
  await page.goto(address ?? '')
  await page.getByRole('button', { name: /Pretend to expire|Simular vencimiento/ }).click()
  await expect.poll(async () => (await ordersOf(request, buyer))[0]?.status).toBe('cancelado')
  await page.goto(`/en/detalles-compra/${folio}`)
  await expect(page.getByText('The voucher was not paid in time.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible()
})

test('above 10,000 pesos OXXO says why it cannot be chosen', async ({ page, request }) => {
  const buyer = await addBuyer(request)
  await comeWith(page, request, { buyer, cart: { [PARTS.dear]: 2 }, envio: { ...ADDRESS, forma_pago: 'oxxo' } })
  await page.goto('/es/cart/checkout')
  const oxxo = page.getByRole('radio', { name: /^Efectivo en OXXO/ })
  await expect(oxxo).toBeDisabled()
  await expect(page.getByText('Solo para compras de hasta $10,000.00.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Tarjeta/ })).toBeChecked()
  await expectAccessible(page)
})
