import type { Page } from '@playwright/test'
import { linkIn, messageTo, newEmail, newPhone, PASSWORD, proveEmail } from './support/accounts.ts'
import { comeWith, PARTS } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

test.use({ expectedComplaints: /status of 40[13]/ })

function formOf(page: Page) {
  return page.locator('form#register')
}
function emailOf(page: Page) {
  return formOf(page).getByLabel('Correo electrónico')
}
function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Ya casi: confirma tu correo' })
}

async function fillIn(page: Page, email: string) {
  const form = formOf(page)
  await form.getByLabel('Nombre').fill('Ana')
  await form.getByLabel('Apellidos').fill('Peña')
  await emailOf(page).fill(email)
  await form.getByLabel('Teléfono').fill(newPhone())
  for (const label of ['Contraseña', 'Confirma tu contraseña']) await form.getByLabel(label, { exact: true }).fill(PASSWORD)
  await form.getByLabel(/aviso de privacidad/).check()
}

test('who registers on the way to pay goes on there, and the page notices the confirmation by itself', async ({ page, request }) => {
  await comeWith(page, request, { cart: { [PARTS.card]: 1 } })
  await page.goto('/es/cart/checkout')
  await page.getByRole('link', { name: 'Créala en un minuto' }).click()
  const email = newEmail('cajera')
  await fillIn(page, 'cajera@gmial.com')
  await formOf(page).getByRole('button', { name: 'cajera@gmail.com' }).click()
  await expect(emailOf(page)).toHaveValue('cajera@gmail.com')
  await emailOf(page).fill(email)
  await formOf(page).getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(dialogOf(page)).toContainText(email)
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Seguir donde estaba' }).click()
  await expect(page).toHaveURL('/es/cart/checkout')
  const notice = page.getByRole('region', { name: 'Confirma tu cuenta para poder comprar' })
  await expect(notice).toBeVisible()

  const link = new URL(linkIn(await messageTo(request, email)), 'http://shop')
  expect(link.searchParams.get('next')).toBe('/es/cart/checkout')
  await proveEmail(request, email)
  await expect(notice).toHaveCount(0)
})

test('a mistyped address is corrected in the dialog, and the screen that waits there goes on too', async ({ page, request }) => {
  // However long it takes to be signed in: the dialog may be left as soon as it is there.
  await page.route('**/api/clientes/login', (route) => setTimeout(() => route.continue(), 1_500))
  await page.goto('/es/registro?next=%2Fes%2Fcart%2Fcheckout')
  await fillIn(page, newEmail('errada'))
  await formOf(page).getByRole('button', { name: 'Crear mi cuenta' }).click()
  await dialogOf(page).getByRole('button', { name: 'Corregir mi correo' }).click()
  await expect(emailOf(page)).toBeFocused()
  const email = newEmail('buena')
  await emailOf(page).fill(email)
  await formOf(page).getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(dialogOf(page)).toContainText(email)
  await proveEmail(request, email)
  const welcome = page.getByRole('dialog', { name: '¡Te damos la bienvenida!' })
  await welcome.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/es/cart/checkout')
})
