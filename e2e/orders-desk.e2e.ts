import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { messageTo } from './support/accounts.ts'
import { addBuyer, type Buyer, PARTS, placeTransfer } from './support/buying.ts'
import { ON_DESKTOP } from './support/on-which-screen.ts'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|409|422)/ })

/** Somebody who buys by transfer and sends a receipt. */
async function buyByTransfer(request: APIRequestContext, buyer: Buyer): Promise<string> {
  const folio = await placeTransfer(request, buyer, PARTS.transfer, 2)
  const headers = { authorization: `Bearer ${buyer.token}` }
  const comprobante = { name: 'spei.png', mimeType: 'image/png', buffer: newPicture() }
  const multipart = { folio, clave_rastreo: 'RASTREO-1', monto: '10', comprobante }
  expect((await request.post('/api/ordenes/upload-comprobante', { multipart, headers })).status()).toBe(200)
  return folio
}

function say(page: Page, text: string) {
  return expect(page.getByRole('region', { name: 'Avisos' }).getByText(text)).toBeVisible()
}

test('the day of sales and the warehouse: review, pack, ship, deliver, refund', async ({ page, request, isMobile }) => {
  const buyer = await addBuyer(request)
  const folio = await buyByTransfer(request, buyer)
  await openOffice(page, await addStaff('sales'), `/admin/comprobantes?folio=${folio}`)
  const picture = page.getByRole('img', { name: 'Comprobante del cliente' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText(/No coincide con el total/)).toBeVisible()
  await expectAccessible(page)
  const key = page.getByLabel('Clave de rastreo')
  await expect(key).toHaveValue('RASTREO-1')
  await key.fill(randomUUID().slice(0, 18))
  await page.getByRole('button', { name: 'Ya está en el banco: aceptar' }).click()
  await say(page, 'El pedido quedó pagado.')

  await page.context().clearCookies()
  await openOffice(page, await addStaff('warehouse'), '/admin/pedidos?estado=pagado')
  await expectAccessible(page)
  await page.getByRole('link', { name: folio }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(folio)
  await expect(page.getByRole('button', { name: 'Reembolsar' })).toHaveCount(0)
  await page.getByLabel('Nota para los demás; el cliente no la ve').fill('Va con factura')
  await page.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Va con factura' })).toContainText('Beto Prueba')
  await page.getByRole('button', { name: 'Empezar a preparar' }).click()
  await page.getByRole('link', { name: 'Imprimir hoja de surtido y etiqueta' }).click()
  await expect(page.getByRole('region', { name: 'Etiqueta' })).toContainText('Ana Peña Ríos')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Volver al pedido' }).click()
  await page.getByRole('button', { name: 'Marcar como enviado' }).click()
  await page.getByRole('dialog').getByLabel('Número de guía').fill('3012345678')
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como enviado' }).click()
  await expect(page.getByText('3012345678')).toBeVisible()
  await expectAccessible(page)
  expect(await messageTo(request, buyer.email, 4)).toContain('3012345678')
  await page.getByRole('button', { name: 'Marcar como entregado' }).click()
  await expect(page.getByRole('button', { name: 'Marcar como entregado' })).toHaveCount(0)

  await page.context().clearCookies()
  await openOffice(page, await addStaff('sales'), '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola/)
  if (isMobile) await page.getByRole('button', { name: 'Ir a…' }).click()
  else await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(folio.toLowerCase())
  await expect(page.getByRole('option', { name: new RegExp(folio) })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Elige al menos una pieza')
  await dialog.getByLabel('Solo un monto').check()
  await dialog.getByLabel('Monto en pesos').fill('mucho')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Escribe un monto en pesos')
  await dialog.getByLabel('Todo lo que queda').check()
  await dialog.getByLabel('Motivo').fill('No le quedó')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await say(page, 'Listo.')
  await page.goto('/admin/reembolsos')
  const row = page.getByRole('row').filter({ hasText: folio })
  await row.getByRole('button').click()
  await dialog.getByLabel('Clave de rastreo del SPEI').fill(randomUUID().slice(0, 18))
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await say(page, 'Reembolso registrado.')
  await expect(row).toHaveCount(0)
  await expectAccessible(page)
})

test('two of the staff who race for one receipt make one approval', { tag: ON_DESKTOP }, async ({ page, browser, request }) => {
  const buyer = await addBuyer(request)
  const folio = await buyByTransfer(request, buyer)
  const colleague = await browser.newPage()
  for (const one of [page, colleague]) {
    await openOffice(one, await addStaff('sales'), `/admin/comprobantes?folio=${folio}`)
    await one.getByLabel('Clave de rastreo').fill(randomUUID().slice(0, 18))
  }
  await Promise.all([page, colleague].map((one) => one.getByRole('button', { name: 'Ya está en el banco: aceptar' }).click()))
  const outcome = (one: Page) =>
    one.getByText('El pedido quedó pagado.').or(one.getByText('El pedido ya no está como lo viste. Recarga y revisa antes de continuar.'))
  await expect(outcome(page)).toBeVisible()
  await expect(outcome(colleague)).toBeVisible()
  const approvals = await Promise.all([page, colleague].map((one) => one.getByText('El pedido quedó pagado.').count()))
  expect(approvals.toSorted()).toEqual([0, 1])
  await page.goto(`/admin/pedidos/${folio}`)
  await expect(page.getByRole('listitem').filter({ hasText: /^Pagado/ })).toHaveCount(1)
  await colleague.close()
})

test('a receipt that does not do is sent back with a reason, and what was decided on an older sight is told', { tag: ON_DESKTOP }, async ({
  page,
  browser,
  request,
}) => {
  const buyer = await addBuyer(request)
  const folio = await buyByTransfer(request, buyer)
  await openOffice(page, await addStaff('sales'), `/admin/comprobantes?folio=${folio}`)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Motivo, como lo leerá el cliente').fill('No se lee la fecha')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await say(page, 'Le avisamos al cliente.')
  expect(await messageTo(request, buyer.email, 3)).toContain('No se lee la fecha')

  await page.goto(`/admin/pedidos/${folio}`)
  const colleague = await browser.newPage()
  await openOffice(colleague, await addStaff('owner'), `/admin/pedidos/${folio}`)
  for (const one of [page, colleague]) {
    await one.getByRole('button', { name: 'Cancelar pedido' }).click()
    await one.getByRole('dialog').getByLabel('Motivo').fill('El cliente se arrepintió')
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()
  await say(page, 'Listo.')
  await colleague.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(colleague.getByRole('alert')).toHaveText('El pedido ya no está como lo viste. Recarga y revisa antes de continuar.')
  await colleague.close()
})

test('a view that is used every day gets a name', { tag: ON_DESKTOP }, async ({ page }) => {
  await openOffice(page, await addStaff('owner'), '/admin/pedidos')
  await page.getByLabel('Forma de pago').selectOption('Transferencia')
  await page.getByLabel('Estado').selectOption('Pendiente')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByText('Guardar esta vista').click()
  await page.getByLabel('Nombre de la vista').fill('Transferencias por cobrar')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.goto('/admin/pedidos')
  await page.getByRole('link', { name: 'Transferencias por cobrar' }).click()
  await expect(page.getByLabel('Estado')).toHaveValue('pendiente')
  await page.getByRole('button', { name: 'Borrar la vista Transferencias por cobrar' }).click()
  await expect(page.getByRole('link', { name: 'Transferencias por cobrar' })).toHaveCount(0)
})
