import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ADDRESS, addBuyer, comeWith, ordersOf, PARTS, payButton, typeCard } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|409|422)/ })

/** One that is paid by card and that nobody has packed; its payment, as the provider calls it. */
async function buyByCard(page: Page, request: APIRequestContext): Promise<{ folio: string; intent: string }> {
  const buyer = await addBuyer(request)
  await comeWith(page, request, { buyer, cart: { [PARTS.card]: 1 }, envio: ADDRESS })
  await page.goto('/es/cart/resumen')
  await typeCard(page, '4242424242424242')
  await payButton(page).first().click()
  await expect(page.getByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible()
  const [order] = await ordersOf(request, buyer)
  const [paid] = (await inDatabase('select p.reference from payments p join orders o on o.checkout_id = p.checkout_id where o.folio = $1', [
    order?.folio,
  ])) as { reference: string }[]
  return { folio: order?.folio ?? '', intent: paid?.reference ?? '' }
}

/** Its events reach the shop a moment later; who looks at an order again sees them. */
async function bankDoes(page: Page, request: APIRequestContext, path: string, sign: Locator): Promise<void> {
  expect((await request.post(`/sandbox/payments/${path}`)).status()).toBe(200)
  await expect(async () => {
    await page.reload()
    await expect(sign).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
}

test('a dispute from its warning to its loss: the goods stay, a person may let them go, and in the end they are back on the shelf', async ({
  page,
  request,
}) => {
  const { folio, intent } = await buyByCard(page, request)
  await openOffice(page, await addStaff('sales'), `/admin/pedidos/${folio}`)
  const step = page.getByRole('button', { name: 'Empezar a preparar' })
  await expect(step).toBeVisible()

  await bankDoes(page, request, `${intent}/warning`, page.getByRole('heading', { name: 'Posible fraude' }))
  await expect(step).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Liberar el envío' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Por qué es seguro').fill('Es cliente de años; hablé con él.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Liberar' }).click()
  await expect(step).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Es cliente de años; hablé con él.' })).toContainText('Beto Prueba')

  await bankDoes(page, request, `${intent}/inquiry`, page.getByText('El banco pregunta y espera respuesta'))
  await expect(step).toHaveCount(0)
  await expect(page.getByText(/queda(n \d+ días| 1 día)/)).toBeVisible()

  await bankDoes(page, request, `${intent}/chargeback`, page.getByText('Contracargo: el banco espera pruebas'))
  await expect(step).toHaveCount(0)
  await expect(page.getByText('Reembolso no disponible: el banco se llevó el dinero.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reembolsar' })).toHaveCount(0)
  await expectAccessible(page)

  // The desk has it with its deadline; nobody there can settle it in the bank's place.
  await page.goto('/admin/dinero-por-aclarar')
  const card = page.getByRole('listitem').filter({ hasText: folio })
  await expect(card.getByRole('heading', { name: 'Cargo en disputa' })).toBeVisible()
  await expect(card.getByText(/Vence|vence/)).toBeVisible()
  await page.goto(`/admin/pedidos/${folio}`)

  await bankDoes(page, request, `${intent}/lose`, page.getByText('Contracargo perdido'))
  await expect(page.getByText('Regresaron al almacén y el pedido terminó.')).toBeVisible()
  await expect(page.getByText('Reembolsado').first()).toBeVisible()
  await expect(step).toHaveCount(0)
  await expect(page.getByText('Se perdió el contracargo')).toBeVisible()
  expect(
    await inDatabase('select back_qty, qty from checkout_lines l join orders o using (checkout_id) where o.folio = $1', [folio]),
  ).toEqual([{ back_qty: 1, qty: 1 }])
  await expectAccessible(page)
  await page.goto('/admin/dinero-por-aclarar')
  await expect(page.getByRole('listitem').filter({ hasText: folio })).toHaveCount(0)
})
