import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { linkIn, messageTo, newEmail } from './support/accounts.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice, PASSWORD, signIn } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|422)/ })

const NEW_PASSWORD = 'Otra-Refaccion-2027'
function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

async function askFor(page: Page, email: string) {
  await page.getByLabel('Correo').fill(email)
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await expect(heading(page)).toHaveText('Revisa tu correo')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(`Si ${email} tiene acceso`)).toBeVisible()
}
async function choose(page: Page, password: string) {
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
}
/** Through the API, as that member; the browser is signed out afterwards. */
async function addFactor(page: Page, email: string) {
  await openOffice(page, email)
  const write = async (path: string, data: object) => {
    const headers = { origin: new URL(page.url()).origin, 'idempotency-key': randomUUID() }
    return (await (await page.request.post(`/api/personal${path}`, { data, headers })).json()).data
  }
  const { secreto: secret } = await write('/totp', { password_actual: PASSWORD })
  const { codigos_recuperacion } = await write('/totp/confirmar', { codigo: new TOTP({ secret }).generate() })
  await page.context().clearCookies()
  return { secret, recovery: String(codigos_recuperacion[0]) }
}
/** As if strangers had failed that often with the account, from everywhere, in this hour. */
function guess(email: string) {
  return inDatabase(`insert into turns (rule, subject) select 'sign-in-account', $1 from generate_series(1, 30)`, [
    createHash('sha256').update(`staff ${email}`).digest('base64url'),
  ])
}

test('a forgotten password is replaced by the link of a mail, once', async ({ page, request }) => {
  const email = await addStaff('sales')
  await page.goto('/admin')
  await signIn(page, email, 'No-me-acuerdo-1')
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.')
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
  await expect(heading(page)).toHaveText('Recupera tu contraseña')
  await expect(page.getByLabel('Correo')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Volver a entrar' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('No-me-acuerdo-1')
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
  await page.getByLabel('Correo').fill('eso no')
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await expect(page.getByRole('alert')).toContainText('Ingrese email válido')
  // Whether somebody works here is told to nobody.
  await askFor(page, newEmail('nadie'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usar otro correo' }).click()
  await askFor(page, email)

  const link = linkIn(await messageTo(request, email))
  const [, token = ''] = /^\/admin\/nueva-contrasena\/([\w-]+)$/.exec(link) ?? []
  expect(token).not.toBe('')
  const told: (string | undefined)[] = []
  page.on('request', (asked) => told.push(asked.headers().referer))
  await page.goto(link)
  await expect(heading(page)).toHaveText('Elige una contraseña nueva')
  await expect(page.getByLabel('Código de 6 cifras')).toHaveCount(0)
  await expectAccessible(page)
  await choose(page, '12345678')
  await expect(page.getByRole('alert')).toContainText('Esa contraseña es muy común; elige otra.')
  await choose(page, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('La contraseña nueva debe ser distinta de la actual.')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading(page)).toHaveText('Choose a new password')
  await expect(page.getByLabel('New password')).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Español' }).click()
  await choose(page, NEW_PASSWORD)
  await expect(heading(page)).toHaveText('Tu contraseña cambió')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Entrar' }).click()
  await signIn(page, email, NEW_PASSWORD)
  await expect(heading(page)).toHaveText('Hola, Beto Prueba')
  expect(told.filter((referer) => referer?.includes(token))).toEqual([])

  await page.context().clearCookies()
  await page.goto(link)
  await expect(heading(page)).toHaveText('Este enlace ya no sirve')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click()
  await expect(heading(page)).toHaveText('Recupera tu contraseña')
  await page.getByRole('button', { name: 'Volver a entrar' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(heading(page)).toHaveText('Entrar a la administración')
})

test('whoever has a second factor needs it for a new password too, or a recovery code', async ({ page, request }) => {
  const email = await addStaff('owner')
  const { secret, recovery } = await addFactor(page, email)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
  await askFor(page, email)
  await page.goto(linkIn(await messageTo(request, email)))
  await expect(page.getByLabel('Código de 6 cifras')).toBeVisible()
  await expectAccessible(page)
  await choose(page, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Código de 6 cifras: Campo requerido.')
  await page.getByLabel('Código de 6 cifras').fill('000000')
  await choose(page, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('El código de tu aplicación de autenticación no es correcto.')
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Perdí mi teléfono: usar un código de recuperación' }).click()
  await expect(page.getByLabel('Código de recuperación')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue(NEW_PASSWORD)
  await page.getByLabel('Código de recuperación').fill(recovery.toLowerCase())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(heading(page)).toHaveText('Tu contraseña cambió')
  await page.getByRole('link', { name: 'Entrar' }).click()
  await signIn(page, email, NEW_PASSWORD)
  await page.getByLabel('Código de 6 cifras').fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Hola, Beto Prueba')
})

test('whom strangers’ failures would keep out gets in by a mailed permit, which leaves the address', async ({ page, request }) => {
  const email = await addStaff('warehouse')
  await guess(email)
  await page.goto('/admin')
  await signIn(page, email)
  await expect(page.getByRole('alert')).toContainText('encontrarás en tu correo un enlace para entrar')
  await expect(page.getByLabel('Correo')).toHaveValue(email)
  const link = linkIn(await messageTo(request, email))
  expect(link).toMatch(/^\/admin\?permiso=[\w-]{43}$/)
  await page.goto(link)
  await expect(page.getByText('Escribe tu correo y tu contraseña para confirmar que eres tú.')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await expectAccessible(page)
  await signIn(page, email)
  await expect(heading(page)).toHaveText('Hola, Beto Prueba')
  // Now this browser is known: it needs no permit any more.
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.goto('/admin')
  await signIn(page, email)
  await expect(heading(page)).toHaveText('Hola, Beto Prueba')
})
