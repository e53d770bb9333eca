import type { APIRequestContext, Page } from '@playwright/test'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|409|422)/ })

const ASKED = {
  armadora: 'Nissan',
  modelo: 'Tsuru',
  anio: '2005',
  cilindraje: '1.6',
  autoparte: 'balatas delanteras',
  nombre: 'Ana Robles',
  email: 'ana.robles@example.mx',
  telefono: '2225550101',
}

async function askForPart(request: APIRequestContext, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await request.post('/api/cotizacion', { multipart: { ...ASKED, ...more } as Record<string, string> })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data.numero
}

async function openQuotation(page: Page, number: string) {
  await openOffice(page, await addStaff('sales'), `/admin/cotizaciones/${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
}

test('sales take a quotation, answer it with a part of the catalogue and one on order, and the customer can open the offer', async ({
  page,
}) => {
  const imagen = { name: 'pieza.png', mimeType: 'image/png', buffer: newPicture() }
  const number = await askForPart(page.request, { imagen, comentarios: '<img src=x onerror=alert(1)>\nUrge' })
  await openOffice(page, await addStaff('sales'), '/admin/cotizaciones')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row.getByText(/^(Quedan? \d+ minutos?|Venció hace \d+ minutos?)$/)).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  const picture = page.getByRole('img', { name: 'Imagen que envió el cliente' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'La atiendo yo' }).click()
  await expect(page.getByText('La atiende Beto Prueba')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar oferta' }).click()
  await expect(page.getByRole('alert').getByText('Agrega al menos una pieza.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Agregar Balatas/ })
    .first()
    .click()
  await page.getByLabel('Precio por pieza, IVA incluido').fill('349.5')
  await page.getByLabel('Piezas', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Agregar una pieza que no está en el catálogo' }).click()
  await page.getByRole('button', { name: 'Enviar oferta' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Nombre de la pieza: Escribe el nombre de la pieza.' }).click()
  await expect(page.getByLabel('Nombre de la pieza')).toBeFocused()
  await expectAccessible(page)
  const onOrder = page.getByRole('group', { name: 'Pieza 2' })
  await onOrder.getByLabel('Nombre de la pieza').fill('Cremallera hidráulica')
  await onOrder.getByLabel('Precio por pieza, IVA incluido').fill('2,350')
  await expect(page.getByText('Total de la oferta: $3,049.00')).toBeVisible()
  await page.getByLabel('Mensaje para el cliente (opcional)').fill('Llega el viernes')
  await page.getByRole('button', { name: 'Enviar oferta' }).click()
  await expect(page.getByRole('heading', { name: 'La oferta que se envió' })).toBeVisible()
  await expect(page.getByText(/^Respondió Beto Prueba/)).toBeVisible()
  await expect(page.getByText('$2,350.00')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/cotizaciones?estado=respondida')
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
})

test('what a colleague answered meanwhile is not answered twice', async ({ page, browser }) => {
  const number = await askForPart(page.request)
  await openQuotation(page, number)
  await page
    .getByRole('button', { name: /^Agregar Balatas/ })
    .first()
    .click()
  const colleague = await browser.newPage()
  await openQuotation(colleague, number)
  await colleague.getByRole('button', { name: 'No la podemos conseguir' }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
  await expect(colleague.getByRole('dialog').getByRole('alert')).toBeVisible()
  await colleague.getByLabel('Motivo, como lo leerá el cliente').fill('El fabricante ya no la hace.')
  await colleague.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
  await expect(colleague.getByRole('heading', { name: 'Cotización rechazada' })).toBeVisible()
  await expect(colleague.getByText('El fabricante ya no la hace.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar oferta' }).click()
  await expect(page.getByRole('alert')).toHaveText('Esa cotización ya se respondió.')
  await colleague.close()
})

test('the jump box finds a quotation by its number, and the warehouse has no such screen', async ({ page }) => {
  const number = await askForPart(page.request)
  await openOffice(page, await addStaff('sales'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(number.replaceAll('-', ' ').toLowerCase())
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await page.context().clearCookies()
  await openOffice(page, await addStaff('warehouse'), `/admin/cotizaciones/${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta pantalla no es para tu rol')
  expect((await page.request.get(`/api/admin/cotizaciones/${number}`)).status()).toBe(403)
})
