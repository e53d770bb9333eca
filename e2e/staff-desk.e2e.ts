import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { linkIn, messageTo } from './support/accounts.ts'
import { ON_DESKTOP } from './support/on-which-screen.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice, PASSWORD, signIn } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|409|422)/ })

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}
function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text })
}
/** Of somebody else, with cookies of its own. */
async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: process.env.SHOP_URL ?? '', locale: 'es-MX' })).newPage()
}

test('from the invitation to the log: a member comes, changes role, loses access', { tag: ON_DESKTOP }, async ({
  page,
  browser,
  request,
}) => {
  const owner = await addStaff('owner')
  const email = `nueva-${randomUUID().slice(0, 8)}@example.mx`
  await openOffice(page, owner, '/admin/personal')
  await expect(heading(page)).toHaveText('Personal')

  await page.getByLabel('Correo de la persona').fill('eso no')
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByRole('alert')).toContainText('Ingrese email válido')
  await expect(page.getByLabel('Correo de la persona')).toHaveValue('eso no')
  await page.getByLabel('Correo de la persona').fill(email)
  await page.getByLabel('Rol').selectOption('Almacén')
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByText('La invitación ya va en camino.')).toBeVisible()
  await expect(rowOf(page, email)).toContainText('Almacén')
  await page.getByRole('button', { name: `Reenviar la invitación a ${email}` }).click()
  await expect(page.getByText('Enviamos un enlace nuevo; el anterior ya no sirve.')).toBeVisible()
  await expectAccessible(page)

  const theirs = await anotherBrowser(browser)
  await theirs.goto(linkIn(await messageTo(request, email, 2)))
  await expect(heading(theirs)).toHaveText('Te damos la bienvenida')
  await expect(theirs.getByLabel('Tu correo')).toHaveValue(email)
  await expectAccessible(theirs)
  await theirs.getByLabel('Tu nombre').fill('Nora Nueva')
  await theirs.getByLabel('Contraseña', { exact: true }).fill('12345678')
  await theirs.getByRole('button', { name: 'Aceptar y entrar' }).click()
  await expect(theirs.getByRole('alert')).toContainText('Esa contraseña es muy común; elige otra.')
  await expect(theirs.getByLabel('Tu nombre')).toHaveValue('Nora Nueva')
  await theirs.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Aceptar y entrar' }).click()
  await expect(heading(theirs)).toHaveText('Hola, Nora Nueva')
  await expect(theirs.getByText('Entraste con el rol Almacén.')).toBeVisible()

  await page.reload()
  await expect(rowOf(page, owner)).toContainText('Eres tú')
  await expect(rowOf(page, email)).toContainText('Con acceso')
  await rowOf(page, email).getByRole('button', { name: 'Cambiar a Nora Nueva' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByLabel('Rol').selectOption('Ventas')
  await page.getByRole('button', { name: 'Guardar rol' }).click()
  await expect(page.getByText('El rol ya cambió.')).toBeVisible()
  await expect(rowOf(page, email)).toContainText('Ventas')
  await theirs.reload()
  await expect(theirs.getByText('Entraste con el rol Ventas.')).toBeVisible()

  await rowOf(page, email).getByRole('button', { name: 'Cambiar a Nora Nueva' }).click()
  await page.getByRole('button', { name: 'Quitar acceso' }).click()
  await expect(rowOf(page, email)).toContainText('Sin acceso')
  await theirs.reload()
  await expect(heading(theirs)).toHaveText('Entrar a la administración')
  await theirs.context().close()

  await page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link', { name: 'Bitácora' }).click()
  await page.getByLabel('Folio, número o correo').fill(email)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(5)
  await expect(rowOf(page, 'Desactivó a una persona')).toContainText('Con acceso → ')
  await expect(rowOf(page, 'Cambió un rol')).toContainText('Ventas')
  await expect(rowOf(page, 'Aceptó su invitación')).toContainText('Nora Nueva')
  await expectAccessible(page)
})

test('an invitation that was withdrawn opens nothing', { tag: ON_DESKTOP }, async ({ page, browser, request }) => {
  const email = `retirada-${randomUUID().slice(0, 8)}@example.mx`
  await openOffice(page, await addStaff('owner'), '/admin/personal')
  await page.getByLabel('Correo de la persona').fill(email)
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  const link = linkIn(await messageTo(request, email))
  await page.getByRole('button', { name: `Retirar la invitación a ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(page.getByText('La invitación quedó retirada.')).toBeVisible()
  const theirs = await anotherBrowser(browser)
  await theirs.goto(link)
  await expect(heading(theirs)).toHaveText('Esta invitación no sirve')
  await expectAccessible(theirs)
  await theirs.context().close()
})

test('the log is verified, and an altered row is found', { tag: ON_DESKTOP }, async ({ page }) => {
  const email = await addStaff('owner')
  await openOffice(page, email, '/admin/mi-acceso')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await page.getByLabel('Contraseña actual', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Otra-Refaccion-2027')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('Tu contraseña cambió y cerramos tus demás sesiones.')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Mi acceso')

  await page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link', { name: 'Bitácora' }).click()
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByText(/^La bitácora está íntegra: [\d,]+ rengl[oó]n/)).toBeVisible()
  await expectAccessible(page)
  const last = `(select max(id) from audit_log where action = 'password-changed')`
  // In one go: nobody else may write while the log is not guarded.
  const alter = (name: string) =>
    inDatabase(`
      alter table audit_log disable trigger user;
      update audit_log set staff_name = ${name} where id = ${last};
      alter table audit_log enable trigger user`)
  await alter(`'x' || staff_name`)
  try {
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page.getByText(/^El renglón \d+ no dice lo que se escribió/)).toBeVisible()
    await expectAccessible(page)
  } finally {
    // Other tests write to the same log.
    await alter('substr(staff_name, 2)')
  }
})

test('whoever lost the phone comes in with a recovery code, once', { tag: ON_DESKTOP }, async ({ page }) => {
  const email = await addStaff('sales')
  await openOffice(page, email, '/admin/mi-acceso')
  // Two forms that ask for the same password: each has its own field.
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByLabel('Tu contraseña actual').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const secret = ((await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código de 6 cifras').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  const code =
    (await page
      .getByText(/^[A-Z]{5}-[A-Z]{5}$/)
      .first()
      .textContent()) ?? ''
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  const enter = async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await signIn(page, email)
    await page.getByRole('button', { name: 'Perdí mi teléfono: usar un código de recuperación' }).click()
    await page.getByLabel('Código de recuperación').fill(code.toLowerCase())
    await page.keyboard.press('Enter')
  }
  await enter()
  await expect(heading(page)).toHaveText('Mi acceso')
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()
  await enter()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
