import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { soonSays } from './support/soon.ts'
import { addStaff, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|409|422)/ })

function say(page: Page, text: string) {
  return expect(page.getByRole('region', { name: 'Avisos' }).getByText(text)).toBeVisible()
}
const SAVED = 'Guardado. La tienda ya lo muestra.'

/** A change is in the shop soon: its page says so, and shows it. */
async function seenAt(page: Page, path: string, text: string | RegExp) {
  await soonSays(page.request, path, text)
  await page.goto(path)
  await expect(page.getByText(text).first()).toBeVisible()
}

test('the owner changes what the shop promises, and visitors read it', async ({ page, context }) => {
  const visitor = await context.newPage()
  await openOffice(page, await addStaff('owner'), '/admin/ajustes')
  const shipping = page.getByRole('region', { name: 'Envío' })
  const freeOver = shipping.getByLabel('Gratis en compras mayores a')
  await expectAccessible(page)
  await freeOver.fill('mucho')
  await shipping.getByRole('button', { name: 'Guardar' }).click()
  await expect(shipping.getByText('Escribe una cantidad en pesos, como 120 o 99.50.').first()).toBeVisible()
  await expect(freeOver).toHaveValue('mucho')
  // Close to what it was: other tests read the shop's promises meanwhile.
  await freeOver.fill('$300.50')
  await shipping.getByRole('button', { name: 'Guardar' }).click()
  await say(page, SAVED)
  await seenAt(visitor, '/es/garantias-y-devoluciones', /gratis en compras mayores a \$300\.50/)
  await freeOver.fill('300')
  await shipping.getByRole('button', { name: 'Guardar' }).click()
  await seenAt(visitor, '/es/garantias-y-devoluciones', /gratis en compras mayores a \$300\.00/)

  await page.getByRole('link', { name: 'Horario' }).click()
  const holidays = page.getByRole('region', { name: 'Días inhábiles de la tienda' })
  const name = `Aniversario ${randomUUID().slice(0, 6)}`
  await holidays.getByRole('button', { name: 'Agregar un día' }).click()
  await holidays.getByLabel('Fecha').last().fill('2031-07-09')
  await holidays.getByLabel('Nombre en español').last().fill(name)
  await holidays.getByLabel('Nombre en inglés').last().fill('Anniversary')
  await expectAccessible(page)
  await holidays.getByRole('button', { name: 'Guardar' }).click()
  await say(page, SAVED)
  await seenAt(visitor, '/es/acerca', `${name}: miércoles, 9 de julio`)
  // Without the notice of the last save.
  await page.reload()
  await holidays.getByRole('button', { name: `Quitar ${name}` }).click()
  // Another view would take the list away as it is typed.
  await page.getByRole('link', { name: 'Cuenta bancaria' }).click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await holidays.getByRole('button', { name: 'Guardar' }).click()
  await say(page, SAVED)

  await page.getByRole('link', { name: 'Cuenta bancaria' }).click()
  const account = page.getByRole('region', { name: 'Cuenta para transferencias' })
  await account.getByLabel('CLABE').fill('999180012345678908')
  await account.getByRole('button', { name: 'Cambiar la cuenta' }).click()
  await expect(account.getByText(/^Esa CLABE no es correcta: deben ser 18 dígitos/).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Paqueterías' }).click()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('button', { name: 'Editar Envío exprés' })).toBeVisible()
  await expectAccessible(page)
})

test('whoever writes the texts edits a policy and goes back to the original', async ({ page, context }) => {
  const visitor = await context.newPage()
  await openOffice(page, await addStaff('content'), '/admin/ajustes')
  await expect(page.getByRole('link', { name: 'Cuenta bancaria' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Editar Si esto cambia' }).click()
  await page.getByLabel('Título en español').fill('Si cambiamos algo')
  await page.getByLabel('Título en inglés').fill('If we change anything')
  await page.getByLabel('Texto en español').fill('Tienes {dias} días.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/^Hay un dato entre llaves que no existe/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Todas las secciones' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByLabel('Texto en español').fill('En {tienda} te avisamos.\n\n- por correo\n- aquí')
  await page.getByLabel('Texto en inglés').fill('At {tienda} we tell you.')
  await expect(page.getByRole('region', { name: 'Así se verá, En español' })).toContainText('En La Tuerca te avisamos.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await say(page, SAVED)
  await seenAt(visitor, '/es/uso-de-cookies', 'En La Tuerca te avisamos.')
  await expect(visitor.getByRole('heading', { name: 'Si cambiamos algo' })).toBeVisible()
  await expect(visitor.getByRole('listitem').filter({ hasText: 'por correo' })).toBeVisible()
  await seenAt(visitor, '/en/uso-de-cookies', 'At La Tuerca we tell you.')

  await page.getByRole('button', { name: 'Editar Si cambiamos algo' }).click()
  await page.getByRole('button', { name: 'Volver al texto original' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Volver al texto original' }).click()
  await say(page, 'La página vuelve a mostrar el texto original.')
  await seenAt(visitor, '/es/uso-de-cookies', /Si algún día usamos una cookie/)
})

test('a new model can be chosen in the shop at once', async ({ page, context }) => {
  const model = `Prueba ${randomUUID().slice(0, 6)}`
  await openOffice(page, await addStaff('content'), '/admin/vehiculos')
  await expectAccessible(page)
  await page.getByLabel('Buscar armadora').fill('peugeót')
  await page.getByRole('link', { name: /^Peugeot/ }).click()
  await page.getByRole('button', { name: 'Agregar modelo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill(model)
  await dialog.getByLabel('Motor', { exact: true }).fill('1.9')
  await dialog.getByLabel('Desde').fill('1949')
  await dialog.getByLabel('Hasta').fill('1999')
  await dialog.getByRole('button', { name: 'Agregar modelo' }).click()
  await expect(dialog.getByText(/^Escribe un año modelo desde 1950/).first()).toBeVisible()
  await dialog.getByLabel('Desde').fill('1991')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Agregar modelo' }).click()
  await say(page, 'Agregado. La tienda ya lo usa.')

  const visitor = await context.newPage()
  // The garage names cars that there are parts for; a part can be asked for of any car.
  await soonSays(visitor.request, '/api/autos-single/modelos?armadora=Peugeot', model)
  await visitor.goto('/es/cotizacion')
  await visitor.getByLabel('Armadora').selectOption('Peugeot')
  await visitor.getByLabel('Modelo').selectOption(model)
  await visitor.getByLabel('Año').selectOption('1995')
  await visitor.getByLabel('Cilindraje').selectOption('1.9')
  await expect(visitor.getByLabel('Cilindraje')).toHaveValue('1.9')

  await page.getByRole('button', { name: `Editar ${model}` }).click()
  await dialog.getByRole('button', { name: 'Quitar', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sí, quitar' }).click()
  await say(page, 'Quitado.')
  await page.goto('/admin/categorias')
  await expect(page.getByRole('button', { name: 'Bajar Frenos' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Frenos/ }).click()
  await page.getByRole('button', { name: 'Editar Balatas', exact: true }).click()
  await expect(dialog.getByLabel('Sinónimos en español')).toHaveValue(/pastillas de freno/)
  await expectAccessible(page)
})

test('the owner chooses logo and colours, and the shop wears them', async ({ page, context }) => {
  const visitor = await context.newPage()
  await openOffice(page, await addStaff('owner'), '/admin/ajustes?ver=tienda')
  const looks = page.getByRole('region', { name: 'Cómo se ve la tienda' })
  const brand = looks.getByLabel('Color de la marca', { exact: true })
  const save = looks.getByRole('button', { name: 'Guardar' })
  await brand.fill('#ff9800')
  await save.click()
  await expect(looks.getByText(/llega a 2\.00:1 y se necesita 4\.5:1/).first()).toBeVisible()
  await brand.fill('1f3a8a')
  await expectAccessible(page)
  await looks.getByLabel('Elegir: Logo de la tienda').or(looks.getByLabel('Cambiar: Logo de la tienda')).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: newPicture(),
  })
  await page.getByRole('button', { name: 'Usar imagen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await save.click()
  await say(page, SAVED)
  await expect(brand).toHaveValue('#1f3a8a')
  await soonSays(visitor.request, '/es', '--color-brand:#1f3a8a')
  await visitor.goto('/es')
  const header = visitor.getByRole('banner')
  await expect(header).toHaveCSS('background-color', 'rgb(31, 58, 138)')
  const logo = header.getByRole('link', { name: 'La Tuerca' }).locator('img')
  await expect(logo).toHaveJSProperty('naturalWidth', 16)
  await expect(logo).toHaveAttribute('width', '16')
  await expectAccessible(visitor)

  // Without the notice of the last save.
  await page.reload()
  await looks.getByRole('button', { name: 'Quitar: Logo de la tienda' }).click()
  await looks.getByRole('button', { name: 'Volver a los colores originales' }).click()
  await save.click()
  await say(page, SAVED)
  await expect
    .poll(async () => (await visitor.request.get('/es')).text(), { message: 'the original colours are back' })
    .not.toContain('--color-brand:#1f3a8a')
  await visitor.goto('/es')
  await expect(header.getByText('LT', { exact: true })).toBeVisible()
})
