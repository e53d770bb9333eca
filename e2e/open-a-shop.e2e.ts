import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { PASSWORD, signIn } from './support/accounts.ts'
import { payButton } from './support/buying.ts'
import { openRealShop, type RealShop } from './support/real-shop.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

/** As a supplier sends it: a letterhead, empty rows, titles between the rows, words for numbers, and no price for the public. */
const SUPPLIERS_LIST = `REFACCIONES DEL BAJÍO S.A.;;;;;;
LISTA DE PRECIOS NOVIEMBRE;;;;;;
;;;;;;
Núm. de parte;Descripción;MARCA;LÍNEA;P. LISTA;COSTO;EXIST.
FRENOS;;;;;;
BJ-1001;BALATA DELANTERA TSURU III;BAJÍO;BALATAS;$ 420.00;$ 200.00;+50
BJ-1002;BALATA TRASERA TSURU III;BAJÍO;BALATAS;$ 380.00;$ 180.00;AGOTADO
FILTROS;;;;;;
BJ-2001;FILTRO DE ACEITE TSURU;BAJÍO;FILTRO DE ACEITE;$ 90.00;$ 40.00;12
`
const OWNER = 'duena@piston.example'
const BUYER = 'taller.fill_never@cliente.example'
const OWNERS_PASSWORD = 'Pistón de 4 tiempos'

let shop: RealShop
test.beforeAll(async () => {
  shop = await openRealShop()
})
test.afterAll(() => shop.close())

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: shop.url, ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } })).newPage()
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}
function stepOf(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}
async function toSteps(page: Page, ...done: readonly string[]) {
  await page.goto('/admin/apertura')
  for (const title of done) await expect(stepOf(page, title).getByRole('img', { name: 'Hecho' })).toBeVisible()
}
/** At the screen that a step leads to. */
async function save(page: Page, title: string, typed: Readonly<Record<string, string>> = {}, button = 'Guardar') {
  const panel = page.getByRole('region', { name: title })
  for (const [label, text] of Object.entries(typed)) await panel.getByLabel(label, { exact: true }).fill(text)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await panel.getByRole('button', { name: button }).click()
  expect((await answered).status()).toBe(200)
}

/** From the link in the terminal to an office that only its owner gets into. */
async function becomeOwner(page: Page) {
  const link = /https:\S+\/admin\/primera-cuenta\/\S+/.exec(shop.output())?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('Tu nombre').fill('Rosa Méndez')
  await page.getByLabel('Tu correo').fill(OWNER)
  await page.getByLabel('Contraseña', { exact: true }).fill(OWNERS_PASSWORD)
  await page.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
  // Where money moves, a password alone is not enough.
  await page.getByLabel('Tu contraseña actual').fill(OWNERS_PASSWORD)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replace(/\s/g, '')
  await page.getByLabel('Código de 6 cifras de la aplicación').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByRole('heading', { name: 'Hola, Rosa Méndez' })).toBeVisible()
}

/** The list has no price for the public: the owner says what it is made from. */
async function importList(page: Page) {
  await page.goto('/admin/importaciones')
  await page.getByLabel('Proveedor').first().fill('Refacciones del Bajío')
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(SUPPLIERS_LIST, 'latin1') })
  await page.getByRole('button', { name: 'Subir archivo' }).click()
  await page.getByLabel('Sale de la columna').selectOption({ label: 'COSTO' })
  await page.getByLabel('Multiplicado por').fill('1.5')
  await page.getByLabel('Súmale el IVA (16 %)').check()
  await expect(page.getByText('$200.00 → $348.00')).toBeVisible()
  await page.getByRole('button', { name: 'Revisar contra el catálogo' }).click()
  await expect(page.getByRole('heading', { name: 'Qué cambiaría' })).toBeVisible()
  await expect(page.getByText('2 títulos entre los renglones')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar y revisar otra vez' }).click()
  await expect(page.getByText(/Se crean con la importación: 1 marca/)).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar los cambios' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Deshacer esta importación' })).toBeVisible()
}

async function checkOut(page: Page) {
  const form = page.locator('form#checkout')
  await form.getByLabel('Código postal').fill('68000')
  await form.getByLabel('Calle').fill('Av. Juárez')
  await form.getByLabel('Número exterior').fill('12')
  await form.getByLabel('Estado').selectOption('Oaxaca')
  await form.getByLabel('Municipio o alcaldía').selectOption({ index: 1 })
  await form.getByLabel('Localidad').selectOption({ index: 1 })
  await form.getByLabel('Colonia').fill('Centro')
  await form.getByLabel('Referencias y detalles').fill('Portón azul')
  await form.getByRole('radio', { name: /^Efectivo en OXXO/ }).check()
  await form.getByRole('button', { name: 'Continuar a revisar y pagar' }).click()
}

/** Registers, verifies by mail, buys the imported part and pays the voucher at the provider; answers the folio. */
async function buyWithOxxo(page: Page): Promise<string> {
  await page.goto('/es/registro')
  const form = page.locator('form#register')
  await form.getByLabel('Nombre').fill('Beto')
  await form.getByLabel('Apellidos').fill('Taller Ríos')
  await form.getByLabel('Correo electrónico').fill(BUYER)
  await form.getByLabel('Teléfono').fill('9517654321')
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirma tu contraseña').fill(PASSWORD)
  await form.getByLabel(/aviso de privacidad/).check()
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(page.getByRole('dialog', { name: 'Ya casi: confirma tu correo' })).toBeVisible()
  await page.goto(/https:\S+verificar=[\w-]+/.exec(await shop.mails.newestTo(BUYER, /verificar=/))?.[0] ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Ver refacciones' }).click()
  await expect(page).toHaveURL('/es/productos')
  await page.getByRole('combobox', { name: 'Buscar refacciones' }).fill('balata delantera tsuru')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /balata delantera/i })
    .first()
    .click()
  await expect(heading(page)).toContainText(/balata delantera/i)
  await expect(page.getByText('$348.00').first()).toBeVisible()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await page.getByRole('dialog', { name: 'Tu carrito' }).getByRole('link', { name: 'Pagar' }).click()
  await checkOut(page)
  await payButton(page).first().click()
  await expect(page.getByRole('heading', { name: 'Tu pedido está apartado' })).toBeVisible()
  const [voucher] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /^Ver o guardar la ficha/ }).click()])
  await voucher.getByRole('button', { name: /Simular pago/ }).click()
  await expect(voucher.locator('#state')).toHaveAttribute('data-state', 'succeeded')
  await voucher.close()
  await page.getByRole('link', { name: 'Ver mi pedido' }).click()
  await expect(heading(page)).toHaveText(/^Folio /)
  const folio = (await heading(page).innerText()).replace('Folio ', '')
  await shop.mails.newestTo(BUYER, new RegExp(folio))
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Tu pago está confirmado.')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return folio
}

async function closeAgain(page: Page) {
  await page.goto('/admin/apertura')
  await page.getByRole('button', { name: 'Cerrar la tienda' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Mensaje para los visitantes/).fill('Inventario; volvemos el lunes')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cerrar la tienda' }).click()
  await expect(page.getByText('Cerrada al público', { exact: true })).toBeVisible()
}

test('from the printed link to a paid order of a part from a messy list', async ({ browser }) => {
  const visitor = await newPage(browser)
  expect((await visitor.goto('/es'))?.status()).toBe(503)
  await expect(visitor.getByRole('heading')).toHaveText('Refaccionaria abre muy pronto')
  expect(await (await visitor.request.get('/robots.txt')).text()).toContain('Disallow: /\n')

  const page = await newPage(browser)
  await becomeOwner(page)
  await expect(page.getByText(/Para abrirla faltan 10 pasos: Nombre y contacto · .* · Primeros productos/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver los pasos' }).click()
  await expect(page.getByText('0 de 10 pasos necesarios')).toBeVisible()
  await expectAccessible(page)

  await stepOf(page, 'Nombre y contacto').getByRole('link').click()
  await save(page, 'Datos de la tienda', {
    Nombre: 'El Pistón',
    'Razón social': 'El Pistón Refacciones, S.A. de C.V.',
    RFC: 'EKU9003173C9',
    Ciudad: 'Oaxaca',
    Domicilio: 'Calle 5 de Mayo 12, Centro, 68000 Oaxaca, Oax.',
    'Posición en el mapa': '17.0606, -96.7253',
    Teléfono: '9511234567',
    WhatsApp: '529511234567',
    Correo: 'hola@piston.example',
  })
  await toSteps(page, 'Nombre y contacto', 'Datos fiscales', 'Dirección y mapa')
  await stepOf(page, 'Horario').getByRole('link').click()
  await save(page, 'Horario de la semana')
  await page.goto('/admin/ajustes?ver=cuenta')
  const account = {
    Banco: 'Banco del Sur',
    CLABE: '999180012345678909',
    Titular: 'El Pistón Refacciones',
    'Tu contraseña': OWNERS_PASSWORD,
  }
  await save(page, 'Cuenta para transferencias', account, 'Cambiar la cuenta')
  await page.goto('/admin/ajustes?ver=promesas')
  await save(page, 'Envío', { 'Gratis en compras mayores a': '1500', 'Costo del envío estándar': '150' })
  await toSteps(page, 'Horario', 'Cuenta para transferencias', 'Envíos y precios')
  await page.getByRole('button', { name: 'Las leí y las acepto' }).click()
  await page.getByRole('button', { name: 'Probar las claves' }).click()
  await expect(page.getByText('El proveedor respondió con claves de prueba.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviarme un correo' }).click()
  await expect(page.getByText(`Enviado a ${OWNER}.`)).toBeVisible()
  await shop.mails.newestTo(OWNER, /Correo de prueba · El Pistón/)
  await page.getByRole('button', { name: 'Cargar los datos base' }).click()
  await expect(stepOf(page, 'Datos base').getByText(/agregados, 0 actualizados/)).toBeVisible()
  await expect(page.getByText('9 de 10 pasos necesarios')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abrir la tienda' })).toBeDisabled()

  await importList(page)
  await toSteps(page, 'Políticas', 'Pagos con tarjeta y OXXO', 'Correo', 'Datos base', 'Primeros productos')

  // A test order, as a customer would, while nobody else gets in.
  await page.getByRole('button', { name: 'Recorrer la tienda cerrada' }).first().click()
  await expect(page).toHaveURL('/es')
  expect((await visitor.goto('/es'))?.status()).toBe(503)
  await expect(visitor.getByRole('heading')).toHaveText('El Pistón abre muy pronto')
  const folio = await buyWithOxxo(page)
  await toSteps(page, 'Pedido de prueba')

  await page.getByRole('button', { name: 'Abrir la tienda' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir con claves de prueba' }).click()
  await expect(page.getByText('Abierta al público', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await visitor.goto('/es/productos'))?.status()).toBe(200)
  await expect(visitor.getByText('Balata delantera Tsuru III', { exact: false }).first()).toBeVisible()
  expect(await (await visitor.request.get('/robots.txt')).text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
  await page.goto(`/admin/pedidos/${folio}`)
  await expect(heading(page)).toContainText(folio)

  await visitor.goto('/es')
  await closeAgain(page)
  await visitor.getByRole('navigation').getByRole('link', { name: 'Productos' }).first().click()
  await expect(visitor.getByText('Inventario; volvemos el lunes')).toBeVisible()
  await expect.poll(async () => (await visitor.goto('/es/productos'))?.status()).toBe(503)
  await expect(visitor.getByText('Inventario; volvemos el lunes')).toBeVisible()
  // What was bought is looked after all the same, from page to page.
  await visitor.getByRole('link', { name: 'Ver mis pedidos' }).click()
  await signIn(visitor, BUYER)
  await visitor.getByRole('link', { name: /^Ver (pedido|detalle)/ }).click()
  await expect(heading(visitor)).toHaveText(`Folio ${folio}`)
})
