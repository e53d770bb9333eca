import { ADDRESS, addBuyer, comeWith, ordersOf, PARTS, payButton, typeCard } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

test('a payment that does not fit: its customer reads the truth and keeps the cart, and somebody settles it at the desk', async ({
  page,
  request,
  browser,
}) => {
  const buyer = await addBuyer(request)
  await comeWith(page, request, { buyer, cart: { [PARTS.card]: 1 }, envio: ADDRESS })
  // What was noted of it differs from what is charged, from its first moment on.
  await page.route('**/checkout/intento', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await inDatabase('update payments set amount_cents = amount_cents - 100 where reference = $1', [data.transaction_id])
    await route.fulfill({ response })
  })
  await page.goto('/es/cart/resumen')
  await typeCard(page, '4242424242424242')
  await payButton(page).first().click()
  await expect(page.getByRole('heading', { name: 'Tu pago está en revisión' })).toBeFocused()
  await expectAccessible(page)
  const address = page.url()
  // Whoever goes back to pay is told the same, with the cart as it was.
  await page.goto('/es/cart/resumen')
  await expect(page.getByRole('heading', { name: 'Tu pago está en revisión' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull()
  expect(await ordersOf(request, buyer)).toHaveLength(0)

  const office = await browser.newPage()
  await openOffice(office, await addStaff('sales'), '/admin/dinero-por-aclarar')
  const [found] = (await inDatabase(
    `select m.id from money_cases m join payments p on p.id = m.payment_id join checkouts c on c.id = p.checkout_id
     where c.recipient ->> 'email' = $1`,
    [buyer.email],
  )) as { id: number }[]
  const card = office.getByRole('listitem').filter({ hasText: `Caso ${found?.id} ·` })
  await expect(card.getByRole('heading', { name: 'Pago que no cuadra' })).toBeVisible()
  await card.getByRole('button', { name: 'Tomar' }).click()
  await expect(card.getByText('Lo atiendes tú')).toBeVisible()
  await expectAccessible(office)
  await card.getByRole('button', { name: 'Conservar las piezas' }).click()
  await expect(card.getByText('Las piezas se conservan hasta resolver el caso.')).toBeVisible()
  await card.getByRole('button', { name: 'Aceptar como su pago' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aceptar como su pago' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nota')
  await expectAccessible(office)
  await dialog.getByLabel('Nota').fill('Lo registramos mal; se cobró lo correcto.')
  await dialog.getByRole('button', { name: 'Aceptar como su pago' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await office.goto('/admin/dinero-por-aclarar?ver=resueltos')
  await expect(office.getByText('Lo registramos mal; se cobró lo correcto.')).toBeVisible()
  await office.close()

  await page.goto(address)
  await expect(page.getByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible()
  const [order] = await ordersOf(request, buyer)
  await expect(page.getByText(order?.folio ?? '')).toBeVisible()
})
