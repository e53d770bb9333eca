import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { addAccount, proveEmail, signIn } from './support/accounts.ts'
import { ADDRESS, addBuyer, type Buyer, comeWith, PARTS, payButton } from './support/buying.ts'
import { ON_PHONE } from './support/on-which-screen.ts'
import { answer } from './support/quotations.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

test.use({ expectedComplaints: /status of 4\d\d/ })

const AVEO = { make: 'Chevrolet', model: 'Aveo', year: 2013 }
const FACTURA = { rfc: 'GODE561231GR8', razon_social: 'ELENA GONZÁLEZ', regimen: '612', uso_cfdi: 'G03', codigo_postal: '72000' }

function headersOf({ token }: Pick<Buyer, 'token'>) {
  return { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
}
function garageOf(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('garage') ?? '{"cars":[]}'))
}
async function keepInvoice(request: APIRequestContext, buyer: Buyer) {
  return expect(
    (await request.patch('/api/clientes/facturacion', { data: { factura: FACTURA }, headers: headersOf(buyer) })).status(),
  ).toBe(200)
}
/** As a person does who looks at the page: what nobody touches loads nothing more. */
async function touch(page: Page) {
  await page.mouse.move(100, 300)
  await page.mouse.move(120, 320)
}
/** The header may wake after the first touch; people go on moving. */
async function touched<Read>(page: Page, read: () => Promise<Read>): Promise<Read> {
  await touch(page)
  return read()
}
function heardOn(page: Page) {
  return touched(page, () => page.evaluate(() => localStorage.getItem('garage-cuenta')))
}

test('what was said for an invoice is filled in the next time, and forgotten in the account', { tag: ON_PHONE }, async ({
  page,
  request,
}) => {
  const buyer = await addBuyer(request)
  await keepInvoice(request, buyer)
  await comeWith(page, request, { buyer, cart: { [PARTS.card]: 1 }, envio: ADDRESS })
  await page.goto('/es/cart/checkout')
  await page.getByText('Requiero factura').click()
  await expect(page.getByLabel('RFC')).toHaveValue(FACTURA.rfc)
  await expect(page.getByLabel('Uso del CFDI')).toHaveValue('G03')
  await expect(page.getByText('Pusimos los datos de tu última factura')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/es/mi-cuenta')
  await expect(page.locator('form#address')).toBeVisible()
  await touch(page)
  await page.getByRole('button', { name: 'Ver y cambiar mis datos de factura' }).click()
  const form = page.locator('form#invoice')
  await expect(form.getByLabel('RFC')).toHaveValue(FACTURA.rfc)
  await form.getByLabel('Código postal fiscal').fill('72160')
  await form.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(form.getByText('Guardamos tus datos.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Borrar estos datos' }).click()
  await expect(page.getByText('Borramos tus datos de factura.')).toBeVisible()
  expect((await (await request.get('/api/clientes/facturacion', { headers: headersOf(buyer) })).json()).data).toEqual({})
})

test('the cars of an account are there on another device, and leave with whoever signs out', { tag: ON_PHONE }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = await addAccount(request, 'garage')
  await proveEmail(request, email)
  await page.goto('/es/login')
  await page.evaluate((car) => localStorage.setItem('garage', JSON.stringify({ cars: [car], chosen: 0 })), AVEO)
  await signIn(page, email)
  await expect(page).not.toHaveURL(/login/)
  await expect.poll(() => heardOn(page)).toContain('Aveo')

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await context.newPage()
  await other.goto('/es/login')
  await signIn(other, email)
  await expect(other).not.toHaveURL(/login/)
  await expect.poll(() => touched(other, () => garageOf(other))).toEqual({ cars: [AVEO], chosen: 0 })
  await other.goto('/es/busqueda?search=balatas+tsuru+2012')
  await other.getByRole('button', { name: 'Es mi auto: Nissan Tsuru 2012' }).click()
  await expect.poll(() => heardOn(other)).toContain('Tsuru')
  await other
    .getByRole('banner')
    .getByRole('button', { name: /cuenta/i })
    .click()
  const home = other.waitForEvent('load')
  await other.getByRole('button', { name: 'Salir' }).click()
  await home
  await expect(other.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  expect((await garageOf(other)).cars).toEqual([])
  await context.close()

  // This browser hears of it when it asks again.
  await page.evaluate(() => {
    const heard = JSON.parse(localStorage.getItem('garage-cuenta') ?? '{}')
    localStorage.setItem('garage-cuenta', JSON.stringify({ ...heard, at: 0 }))
  })
  await page.goto('/es/mi-cuenta')
  await expect.poll(() => touched(page, () => page.locator('#garage').innerText())).toContain('Nissan Tsuru 2012')
  expect((await garageOf(page)).chosen).toBe(0)
})

test('own quotations are in the account and lead to their offer', { tag: ON_PHONE }, async ({ page, request }) => {
  const buyer = await addBuyer(request)
  const car = { armadora: 'Nissan', modelo: 'Versa', anio: '2016', cilindraje: '1.6', autoparte: 'Balatas delanteras' }
  const person = { nombre: 'Ana Peña', email: 'taller@example.mx', telefono: '2225550101' }
  const sent = await request.post('/api/cotizacion', { headers: headersOf(buyer), multipart: { ...car, ...person } })
  const number: string = (await sent.json()).data.numero
  await answer(request, number, { lineas: [{ ref: PARTS.card, precio: 99.5, piezas: 2 }], vigencia_dias: 5 })
  await comeWith(page, request, { buyer, cart: {} })
  await page.goto('/es/mi-cuenta')
  await expect(page.locator('form#address')).toBeVisible()
  await touch(page)
  const list = page.locator('#cotizaciones')
  await expect(list.getByText(number)).toBeVisible()
  await expect(list.getByText('Respondida')).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('link', { name: `Ver oferta de ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Tu cotización ${number}` })).toBeVisible()
})

test('a parcel goes to somebody else, and to an address that was used before', { tag: ON_PHONE }, async ({ page, request }) => {
  const buyer = await addBuyer(request)
  const ready = { buyer, cart: { [PARTS.transfer]: 1 }, envio: { ...ADDRESS, forma_pago: 'transferencia' } }
  await comeWith(page, request, ready)
  // Whoever is quicker than the fields' script is told their names as soon as they are there.
  await page.route(/receiver-details/, async (route) => {
    await pause(1_500)
    await route.continue()
  })
  await page.goto('/es/cart/checkout')
  await page.getByText('Recibe otra persona').click()
  await page.getByRole('button', { name: 'Continuar a revisar y pagar' }).click()
  await expect(page.getByRole('alert')).toContainText('Nombre y apellido de quien recibe: Campo requerido.')
  await page.getByLabel('Nombre y apellido de quien recibe').fill('Pedro Luna')
  await page.getByLabel('Su teléfono').fill('222 555 0199')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar a revisar y pagar' }).click()
  await expect(page.locator('address').getByText('Pedro Luna')).toBeVisible()
  await payButton(page).first().click()
  await expect(page.getByRole('heading', { name: 'Tu pedido está apartado' })).toBeVisible()

  await comeWith(page, request, { ...ready, envio: { ...ADDRESS, calle: 'Otra calle' } })
  await page.goto('/es/cart/checkout')
  await page.getByRole('button', { name: 'Usar otra de mis direcciones' }).click()
  await expect(page.getByRole('heading', { name: 'Direcciones que ya usaste' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar aquí: Av. Juárez 12' }).click()
  await expect(page.locator('address').getByText('Pedro Luna')).toBeVisible()
  await expect(page.getByLabel('Su teléfono')).toHaveValue('2225550199')
})
