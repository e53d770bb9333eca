import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { soonSays } from './support/soon.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|409|422)/ })

function say(page: Page, text: string) {
  return expect(page.getByRole('region', { name: 'Avisos' }).getByText(text)).toBeVisible()
}

/** The frame is a button, its corner another: arrow keys, numbers and the mouse all do. */
async function addPicture(page: Page): Promise<void> {
  await page.getByLabel('Agregar imagen').setInputFiles({ name: 'pieza.png', mimeType: 'image/png', buffer: newPicture() })
  const dialog = page.getByRole('dialog', { name: 'Recortar imagen' })
  const left = dialog.getByLabel('Desde la izquierda (%)')
  const frame = dialog.getByRole('button', { name: 'Mover el recorte' })
  await dialog.getByLabel('Ancho (%)').fill('50')
  await expect(dialog.getByLabel('Alto (%)')).toHaveValue('50')
  await frame.press('ArrowRight')
  await expect(left).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Cambiar el tamaño del recorte' }).press('Shift+ArrowLeft')
  await expect(dialog.getByLabel('Ancho (%)')).toHaveValue('40')
  const box = await frame.boundingBox()
  if (!box) throw new Error('the frame is not drawn')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 5 + box.width / 2, box.y + 5, { steps: 3 })
  await page.mouse.up()
  await expect(left).toHaveValue('21')
}
async function takePicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Recortar imagen' })
  await dialog.getByRole('button', { name: 'Usar imagen' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a part is published with a picture, found in the shop by its number, repriced and counted', async ({ page }) => {
  const id = randomUUID().slice(0, 6).toUpperCase()
  const [number, equivalent, name] = [`PRU-${id}`, `OEM-${id}`, `Balatas de prueba ${id}`]
  await openOffice(page, await addStaff('content'), '/admin/productos')
  await expect(page.getByRole('heading', { name: /^[\d,]+ refacciones$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Agregar refacción' }).click()
  await page.getByLabel('Número de parte').fill(number)
  await page.getByLabel('Nombre en español').fill(name)
  await page.getByLabel('Precio con IVA').fill('mucho')
  const create = page.getByRole('button', { name: 'Agregar refacción' })
  await create.click()
  await expect(page.getByRole('alert')).toContainText('Escribe un precio mayor que cero')
  await expect(page.getByRole('alert')).toContainText('Proveedor: Campo requerido.')
  await page.getByLabel('Precio con IVA').fill('1,349.50')
  await create.click()
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page.getByLabel('Tipo de refacción')).toBeFocused()
  await page.getByLabel('Tipo de refacción').selectOption({ index: 1 })
  await page.getByLabel('Marca', { exact: true }).selectOption({ index: 1 })
  await expect(page.getByLabel('Proveedor')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Proveedor').fill('Distribuidora del Centro')
  await expect(page.getByLabel('Proveedor')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Publicación', { exact: true }).selectOption('Publicada')
  await page.getByLabel('Piezas en el anaquel').fill('7')
  await page.getByLabel('Números que reemplaza').fill(`${equivalent}\nFDB ${id}`)
  await addPicture(page)
  await expectAccessible(page)
  await takePicture(page)
  await addPicture(page)
  await takePicture(page)
  const pictures = page.getByRole('region', { name: 'Imágenes' }).getByRole('img')
  await expect(pictures).toHaveCount(2)
  const second = (await pictures.nth(1).getAttribute('src')) ?? ''
  await page.getByRole('button', { name: 'Mover la imagen 2 hacia el inicio' }).press('Enter')
  await expect(pictures.first()).toHaveAttribute('src', second)
  await pictures.first().dragTo(pictures.nth(1))
  await expect(pictures.nth(1)).toHaveAttribute('src', second)
  await page.getByRole('button', { name: 'Agregar autos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar autos' })
  await dialog.getByLabel('Armadora').selectOption('Nissan')
  await dialog.getByLabel('Versa').check()
  await dialog.getByLabel('March').check()
  await dialog.getByLabel('Posición en español').fill('Delantera')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('2 renglones')).toBeVisible()
  await expectAccessible(page)
  await create.click()
  await say(page, 'Refacción agregada.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const address = page.url()

  for (const search of [number, equivalent]) {
    await page.goto(`/es/busqueda?search=${search}`)
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
  }
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('$1,349.50').first()).toBeVisible()
  const shown = page.getByRole('img', { name }).first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const part = page.url()

  await page.goto(address)
  await page.getByLabel('Precio con IVA').fill('1200')
  await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible()
  await page.getByRole('link', { name: 'Todas las refacciones' }).click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  // Until then the link has the keyboard again, and would be followed once more.
  await expect(question).toHaveCount(0)
  await page.getByLabel('Precio con IVA').press('Enter')
  await say(page, 'Cambios guardados.')
  await soonSays(page.request, part, '$1,200.00')
  await page.goto(part)
  await expect(page.getByText('$1,200.00').first()).toBeVisible()

  await page.goto(address)
  await page.getByLabel('Precio con IVA').fill('1100')
  await inDatabase(`update products set supplier = 'Otro proveedor' where part_number = $1`, [number])
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('alert')).toContainText('Alguien más guardó un cambio mientras tanto')
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('1100')
  await page.getByRole('button', { name: 'Descartar lo mío y cargar lo nuevo' }).click()
  await expect(page.getByLabel('Proveedor')).toHaveValue('Otro proveedor')
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('1200.00')

  const stock = page.getByRole('region', { name: 'Existencias' })
  await stock.getByLabel('Piezas que contaste').fill('7')
  await stock.getByLabel('Motivo').fill('Conteo mensual')
  await stock.getByRole('button', { name: 'Guardar conteo' }).click()
  await say(page, 'Conteo guardado: confirma lo que ya había, así que no hay movimiento.')
  await stock.getByLabel('Piezas que contaste').fill('5')
  await stock.getByLabel('Motivo').fill('Dos llegaron rotas')
  await stock.getByRole('button', { name: 'Guardar conteo' }).click()
  await say(page, 'Conteo guardado.')
  await expect(stock.getByRole('row').filter({ hasText: 'Dos llegaron rotas' })).toContainText('-2')
  await expect(stock.getByRole('row').filter({ hasText: 'Entrada' })).toContainText('+7')
})
