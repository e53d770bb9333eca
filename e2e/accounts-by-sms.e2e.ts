import type { RunningShop } from '../tools/start-shop.ts'
import { codeIn, messageTo, newEmail, newPhone, PASSWORD, signIn } from './support/accounts.ts'
import { openBeside } from './support/open-beside.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

test.use({ expectedComplaints: /status of 4\d\d/ })

let shop: RunningShop
test.beforeAll(async () => {
  shop = await openBeside({ ACCOUNT_VALIDATION: 'sms' })
})
test.afterAll(() => shop.stop())

test('somebody registers by SMS: wrong code, wrong number, right code', async ({ page, request }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const [email, mistyped, phone] = [newEmail('celular'), newPhone(), newPhone()]
  await page.goto(`${shop.url}/es/registro`)
  const form = page.locator('form#register')
  await form.getByLabel('Nombre').fill('Iñaki')
  await form.getByLabel('Apellidos').fill('Güemes')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel('Teléfono').fill(mistyped)
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirma tu contraseña').fill(PASSWORD)
  await form.getByLabel(/aviso de privacidad/).check()
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click()

  const dialog = page.getByRole('dialog', { name: 'Escribe el código que te enviamos' })
  await expect(dialog).toContainText(`••••••${mistyped.slice(-4)}`)
  await expect(dialog.getByRole('button', { name: /Enviar otro código en \d+ s/ })).toBeVisible()
  const code = dialog.getByLabel('Código de 6 dígitos')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  const right = codeIn(await messageTo(request, mistyped))
  await code.fill(right === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Confirmar código' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Te quedan 4 intentos.')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Cambiar número' }).click()
  await dialog.getByLabel('Número de celular').fill(`+52 ${phone}`)
  await dialog.getByRole('button', { name: 'Enviar código a este número' }).click()
  await expect(dialog).toContainText(`••••••${phone.slice(-4)}`)
  await code.fill(codeIn(await messageTo(request, phone)))
  await dialog.getByRole('button', { name: 'Confirmar código' }).click()
  const welcome = page.getByRole('dialog', { name: '¡Te damos la bienvenida!' })
  await expect(welcome).toContainText('Tu cuenta quedó confirmada. Ya puedes comprar.')
  await welcome.getByRole('button', { name: 'Ver refacciones' }).click()
  await expect(page).toHaveURL(`${shop.url}/es/productos`)

  await page.goto(`${shop.url}/es/mi-cuenta`)
  await expect(page.locator('form#profile').getByLabel('Teléfono')).toHaveValue(phone)
  await expect(page.getByText('Confirma tu cuenta para poder comprar')).toHaveCount(0)
})

test('who put it off verifies from the account', async ({ page, request }) => {
  const [email, phone] = [newEmail('despues'), newPhone()]
  const body = { nombre: 'Eva', apellidos: 'Solís', email, telefono: phone, password: PASSWORD, acepta_privacidad: true }
  // The first shop verifies by e-mail, so that no code is on its way yet.
  expect((await request.post('/api/clientes/register', { data: body, headers: { 'idempotency-key': email } })).status()).toBe(200)
  await page.goto(`${shop.url}/es/login?next=%2Fes%2Fmi-cuenta`)
  await signIn(page, email)
  await page.getByRole('button', { name: 'Enviar la confirmación otra vez' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escribe el código que te enviamos' })
  await dialog.getByLabel('Código de 6 dígitos').fill(codeIn(await messageTo(request, phone)))
  await dialog.getByRole('button', { name: 'Confirmar código' }).click()
  await expect(page.getByText('Confirma tu cuenta para poder comprar')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
})
