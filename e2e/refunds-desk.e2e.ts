import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { messageTo } from './support/accounts.ts'
import { addBuyer, type Buyer, comeWith, PARTS, placeTransfer } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, asSales, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|409|422)/ })

/** Three of a part, paid by transfer; nobody has packed them. */
async function buyThree(request: APIRequestContext, buyer: Buyer, origin: string): Promise<string> {
  const folio = await placeTransfer(request, buyer, PARTS.transfer, 3)
  const staff = await asSales(request, origin)
  await staff(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: randomUUID().slice(0, 18) })
  return folio
}

function say(page: Page, text: string) {
  return expect(page.getByRole('region', { name: 'Avisos' }).getByText(text)).toBeVisible()
}

test('one of three pieces is given back before packing: order, paper, warehouse and customer say two', async ({
  page,
  request,
  baseURL,
}) => {
  const buyer = await addBuyer(request)
  const folio = await buyThree(request, buyer, new URL(baseURL ?? '').origin)
  await openOffice(page, await addStaff('sales'), `/admin/pedidos/${folio}`)
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Una más de/ }).click()
  await expect(dialog.getByText('1 de 3')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Solo necesita dos')
  await expectAccessible(page)
  const sum = (await dialog.getByText(/^Se devuelve/).textContent())?.replace('Se devuelve', '').trim() ?? ''
  expect(sum).toMatch(/^\$[\d,.]+$/)
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await say(page, 'Falta entregar el dinero.')
  await expect(page.getByText(`Falta devolver ${sum} por SPEI`)).toBeVisible()
  await expect(page.getByRole('cell', { name: '2 de 3 1 cancelada' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: `−${sum}` })).toBeVisible()
  await expectAccessible(page)

  expect(await messageTo(request, buyer.email, 4)).toMatch(/Cancelamos estas piezas[\s\S]*1 × [\s\S]*Te devolvemos/)

  await page.context().clearCookies()
  await openOffice(page, await addStaff('warehouse'), `/admin/pedidos/${folio}/imprimir`)
  const list = page.getByRole('region', { name: 'Surtir' })
  await expect(list.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('2')
  await page.getByRole('link', { name: 'Volver al pedido' }).click()
  await page.getByRole('button', { name: 'Empezar a preparar' }).click()
  await page.getByRole('button', { name: 'Marcar como enviado' }).click()
  await dialog.getByLabel('Número de guía').fill('3012345678')
  await dialog.getByRole('button', { name: 'Marcar como enviado' }).click()
  await expect(page.getByText('3012345678')).toBeVisible()

  await comeWith(page, request, { buyer, cart: {} })
  await page.goto(`/es/detalles-compra/${folio}`)
  await expect(page.getByText('2 de 3 piezas; 1 cancelada')).toBeVisible()
  await expect(page.getByText(`Reembolso de ${sum} por transferencia: Por hacerse`)).toBeVisible()
  await expect(page.getByText('Queda', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/es/historial-compras')
  await expect(page.getByText('2 de 3 piezas')).toBeVisible()
})

test('an order whose money goes back says why it stays, and offers no step', async ({ page, request, baseURL }) => {
  const folio = await buyThree(request, await addBuyer(request), new URL(baseURL ?? '').origin)
  await openOffice(page, await addStaff('sales'), `/admin/pedidos/${folio}`)
  await expect(page.getByRole('button', { name: 'Empezar a preparar' })).toBeVisible()
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Solo un monto').check()
  await dialog.getByLabel('Monto en pesos').fill('150')
  await expect(dialog.getByText(/el pedido no podrá salir/)).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Llegó tarde')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(page.getByText(/lo que queda no cubre las piezas/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Empezar a preparar' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Imprimir hoja de surtido y etiqueta' }).click()
  await expect(page.getByText(/lo que queda no cubre las piezas/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Surtir' })).toHaveCount(0)
  await page.goto(`/admin/pedidos?buscar=${folio}`)
  await expect(page.getByRole('row').filter({ hasText: folio })).toContainText('Dinero en devolución')
})

test('a sale in cash is given back in cash, on the same screen', async ({ page }) => {
  await openOffice(page, await addStaff('sales'), '/admin/mostrador')
  await page.getByRole('searchbox').fill('tsuru 05 balatas')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Refacciones encontradas' }).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('v')
  await page.getByRole('button', { name: /^Registrar venta de/ }).click()
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/se lo entregas en efectivo/)).toBeVisible()
  await expect(dialog).not.toContainText('SPEI')
  await dialog.getByRole('button', { name: /^Una más de/ }).click()
  await dialog.getByLabel('Motivo').fill('No le quedó')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(page.getByText(/^Falta devolver .+ en efectivo/)).toBeVisible()
  await page.getByRole('button', { name: 'Entregué el efectivo' }).click()
  await expect(dialog).not.toContainText('SPEI')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ya lo entregué' }).click()
  await say(page, 'Reembolso registrado.')
  await expect(page.getByText(/^Falta devolver/)).toHaveCount(0)
  await expect(page.getByText('Reembolsado').first()).toBeVisible()
})
