import { addAccount, PASSWORD, signIn } from './support/accounts.ts'
import { ADDRESS, addBuyer, comeWith, ordersOf, PARTS, payButton } from './support/buying.ts'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

test.use({ expectedComplaints: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/, permissions: ['clipboard-read', 'clipboard-write'] })

test('a transfer: its details to copy, the receipt through a lost connection, and nobody else’s business', async ({
  page,
  request,
  browser,
}) => {
  const buyer = await addBuyer(request)
  await comeWith(page, request, { buyer, cart: { [PARTS.transfer]: 1 }, envio: { ...ADDRESS, forma_pago: 'transferencia' } })
  await page.goto('/es/cart/resumen')
  await payButton(page).first().dblclick()
  await expect(page.getByRole('heading', { name: 'Tu pedido está apartado' })).toBeVisible()
  const orders = await ordersOf(request, buyer)
  expect(orders).toHaveLength(1)
  const folio = orders[0]?.folio ?? ''
  await page.getByRole('button', { name: 'Copiar CLABE' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('999180012345678909')
  await page.getByRole('button', { name: 'Copiar Monto exacto' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('363.00')
  await expectAccessible(page)

  await page.goto('/es/historial-compras')
  await expect(page.getByRole('heading', { name: 'Falta tu comprobante' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Subir comprobante/ }).click()
  const input = page.locator('#comprobante input[type=file]').first()
  await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
  await expect(page.getByRole('alert')).toHaveText('Ese tipo de archivo no se puede usar. Elige JPG, PNG, WebP o PDF.')
  await expectAccessible(page)
  await input.setInputFiles({ name: 'spei.png', mimeType: 'image/png', buffer: newPicture() })
  await expect(page.getByRole('img', { name: 'Vista previa de spei.png' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enviar comprobante' }).click()
  await expect(page.getByRole('alert')).toContainText('Se cortó la conexión. Tu archivo sigue aquí')
  await page.context().setOffline(false)
  await expect(page.getByText('Recibimos tu comprobante. Te avisamos por correo cuando lo revisemos.')).toBeVisible()
  await expect(page.getByText('En revisión')).toBeVisible()
  await expect(page.getByText('Reemplazar comprobante')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/es/historial-compras')
  await expect(page.getByText(`Folio ${folio}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Falta tu comprobante' })).toHaveCount(0)

  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await comeWith(other, request, { buyer: await addBuyer(request), cart: {} })
  const seen = async (id: string) => {
    await other.goto(`${process.env.SHOP_URL}/es/detalles-compra/${id}`)
    await expect(other.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible()
    return other.locator('main').innerText()
  }
  expect(await seen(folio)).toBe(await seen('PRUEBA-AAAA-AAAA'))
  await stranger.close()
})

const IN_A_VILLAGE = { ...ADDRESS, localidad: 'San Felipe Hueyotlipan' }

test('a transfer that nobody made is called off', async ({ page, request }) => {
  const buyer = await addBuyer(request)
  await comeWith(page, request, { buyer, cart: { [PARTS.transfer]: 1 }, envio: { ...IN_A_VILLAGE, forma_pago: 'transferencia' } })
  await page.goto('/es/cart/checkout')
  await page.getByRole('button', { name: 'Continuar a revisar y pagar' }).click()
  await expect(payButton(page).first()).toBeVisible()
  await expect(page.getByText('C.P. 72000, San Felipe Hueyotlipan, Puebla', { exact: true })).toBeVisible()
  await payButton(page).last().click()
  await expect(page.getByRole('heading', { name: 'Tu pedido está apartado' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goForward()
  await page.getByRole('link', { name: 'Ver mi pedido' }).click()
  await expect(page.getByText('C.P. 72000, San Felipe Hueyotlipan, Puebla', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sí, cancelar' }).click()
  const done = page.getByText('Tu pedido quedó cancelado.')
  await expect(done).toBeInViewport()
  await expect(done.locator('..')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0)
})

test('who has not confirmed the account is offered the mail again, and loses nothing', async ({ page, request }) => {
  const email = await addAccount(request, 'sinconfirmar')
  await comeWith(page, request, { cart: { [PARTS.transfer]: 1 } })
  await page.goto('/es/cart/checkout')
  await signIn(page, email, PASSWORD)
  await expect(page.getByText('Confirma tu cuenta para poder comprar')).toBeVisible()
  await page.evaluate((kept) => localStorage.setItem('envio', JSON.stringify(kept)), { ...ADDRESS, forma_pago: 'transferencia' })
  await page.goto('/es/cart/resumen')
  await payButton(page).first().click()
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Antes de pagar confirma tu cuenta')
  await expect(problem.getByRole('button', { name: 'Enviar la confirmación otra vez' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull()
})
