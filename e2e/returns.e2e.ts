import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { messageTo } from './support/accounts.ts'
import { addBuyer, type Buyer, comeWith, placeTransfer } from './support/buying.ts'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, asSales, inDatabase, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|409|422)/ })

/** An order that was paid by transfer and is at the customer's door. */
async function buyAndReceive(request: APIRequestContext, buyer: Buyer, ref: string, origin: string): Promise<string> {
  const folio = await placeTransfer(request, buyer, ref, 2)
  const staff = await asSales(request, origin)
  const path = `/admin/ordenes/${folio}`
  let { version } = await staff(`${path}/aceptar-transferencia`, { clave_rastreo: randomUUID().slice(0, 18) })
  for (const step of [{ status: 'procesando' }, { status: 'enviado', paqueteria: 'Estafeta', guia: '3012345678' }, { status: 'entregado' }])
    version = (await staff(`${path}/estado`, { ...step, version })).version
  return folio
}

type FittingPart = {
  readonly ref: string
  readonly number: string
  readonly make: string
  readonly model: string
  readonly year: number
  readonly engine: string
}

/** A part with plenty in stock, and a car that the shop says it fits. Any of them: the same test on another screen has its own mark. */
async function fittingPart(): Promise<FittingPart> {
  const [found] = await inDatabase(
    `select p.id::text as ref, p.part_number as number, k.name as make, m.name as model, f.year_from::int as year, f.engine
     from products p join fitments f on f.product_id = p.id join models m on m.id = f.model_id join makes k on k.id = m.make_id
     where p.status = 'active' and p.stock - p.reserved > 20 and p.price_cents between 20000 and 100000 and f.engine <> ''
     order by random() limit 1`,
  )
  return found as FittingPart
}

function say(page: Page, text: string) {
  return expect(page.getByRole('region', { name: 'Avisos' }).getByText(text)).toBeVisible()
}

test('a part that did not fit: asked for with a photo, approved, received, paid back, and its compatibility reviewed', async ({
  page,
  request,
  baseURL,
}) => {
  const buyer = await addBuyer(request)
  const { ref, number, ...car } = await fittingPart()
  const folio = await buyAndReceive(request, buyer, ref, new URL(baseURL ?? '').origin)
  await comeWith(page, request, { buyer, cart: {} })
  await page.evaluate((mine) => localStorage.setItem('garage', JSON.stringify({ cars: [mine], chosen: 0 })), car)
  await page.goto(`/es/detalles-compra/${folio}`)
  const section = page.getByRole('region', { name: 'Devoluciones' })
  await expect(section).toContainText('Te quedan 365 días para devolverlo.')
  await section.getByRole('button', { name: 'Devolver piezas' }).click()
  const form = page.getByRole('form', { name: 'Devolver piezas' })
  const send = form.getByRole('button', { name: 'Pedir devolución' })
  await send.click()
  await expect(form).toContainText('Elige un motivo.')
  await form.getByLabel('No le quedó').check()
  await expect(form).not.toContainText('Elige un motivo.')
  await form.getByLabel('Es de otra medida').check()
  await expect(form.getByLabel('Armadora')).not.toHaveValue('')
  await form.getByLabel(/^Comentarios/).fill('El disco es más grande')
  await form.getByLabel('Elegir foto').setInputFiles({ name: 'pieza.png', mimeType: 'image/png', buffer: newPicture() })
  await expect(form.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await expectAccessible(page)
  await send.click()
  const received = section.getByRole('status')
  await expect(received).toHaveText('Recibimos tu solicitud. Te respondemos por correo.')
  await expect(received).toBeInViewport()
  await expect(received.locator('..')).toBeFocused()
  const card = section.getByRole('article')
  await expect(card).toContainText('Solicitada')
  await expect(card).toContainText('1 foto enviada')
  await expectAccessible(page)
  const name = (await card.getByRole('heading').textContent()) ?? ''

  await openOffice(page, await addStaff('sales'), '/admin/devoluciones')
  await expectAccessible(page)
  await page.getByRole('link', { name, exact: true }).click()
  const photo = page.getByRole('img', { name: 'Foto 1' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('El disco es más grande')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aprobar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mensaje para el cliente (opcional)').fill('Mándala por Estafeta')
  await dialog.getByRole('button', { name: 'Aprobar' }).click()
  await say(page, 'Aprobada. Le avisamos al cliente.')

  await page.context().clearCookies()
  await openOffice(page, await addStaff('warehouse'), '/admin/devoluciones?estado=aprobada')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Rechazar' })).toHaveCount(0)
  await page.getByLabel(/^1 × /).selectOption({ label: 'Regresa al inventario' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recibir y abrir reembolso' }).click()
  await say(page, 'Recibida. Se abrió el reembolso.')
  await expect(page.getByText('Por devolver')).toBeVisible()

  await page.context().clearCookies()
  await openOffice(page, await addStaff('sales'), '/admin/reembolsos')
  await page.getByRole('row').filter({ hasText: folio }).getByRole('button').click()
  await dialog.getByLabel('Clave de rastreo del SPEI').fill(randomUUID().slice(0, 18))
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await say(page, 'Reembolso registrado.')
  await page.goto('/admin/por-revisar')
  const mark = page.getByRole('row').filter({ hasText: number })
  await expect(mark).toBeVisible()
  await expectAccessible(page)
  await mark.getByRole('button').click()
  await say(page, 'Compatibilidad revisada.')
  await page.goto(`/admin/pedidos/${folio}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await page.goto(`/es/detalles-compra/${folio}`)
  await expect(card).toContainText('Reembolsada')
  await expect(card).toContainText('Mándala por Estafeta')
  await expect(section).toContainText('Te quedan 365 días para devolverlo.')
  expect(await messageTo(request, buyer.email, 8)).toContain('$')
})

test('a customer who keeps the part after all takes the request back, and may ask again', async ({ page, request, baseURL }) => {
  const buyer = await addBuyer(request)
  const folio = await buyAndReceive(request, buyer, (await fittingPart()).ref, new URL(baseURL ?? '').origin)
  const body = { motivo: 'ya_no_la_quiero', piezas: [{ linea: 0, qty: 2 }] }
  const headers = { authorization: `Bearer ${buyer.token}` }
  expect((await request.post(`/api/devoluciones/${folio}`, { data: body, headers })).status()).toBe(200)
  await comeWith(page, request, { buyer, cart: {} })
  await page.goto(`/en/detalles-compra/${folio}`)
  const section = page.getByRole('region', { name: 'Returns' })
  await expect(section).toContainText('You have asked to return everything in this order.')
  await section.getByRole('button', { name: 'Withdraw request' }).click()
  const question = page.getByRole('dialog', { name: 'Withdraw this return?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(question).toHaveCount(0)
  await expect(section.getByRole('status')).toHaveText('You withdrew the return.')
  await expect(section.getByRole('article')).toContainText('Withdrawn')
  await expect(section.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0)
  await section.getByRole('button', { name: 'Return parts' }).click()
  await expect(page.getByRole('form', { name: 'Return parts' })).toBeVisible()
})
