import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'
import { zipOf } from './support/zip-of.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|404|409|415|422)/ })

const ROWS = 5_000
const KNOWN = 200

type Known = { readonly internal_key: string; readonly brand: string; readonly part_type: string; readonly price_cents: number }

/** Products that no other test looks at, at the far end of the catalogue. */
async function knownProducts(): Promise<readonly Known[]> {
  return (await inDatabase(
    `select p.internal_key, b.name as brand, t.name_es as part_type, p.price_cents from products p join brands b on b.id = p.brand_id
     join part_types t on t.id = p.part_type_id where p.status = 'active' and p.reserved = 0 and p.promotion_id is null order by p.id desc limit ${KNOWN}`,
  )) as readonly Known[]
}

/** A list as a supplier sends it, in Windows' letters; every hundredth row is wrong until somebody corrects it. */
function listOf(known: readonly Known[], mark: string, isCorrected: boolean): Buffer {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const like = known[i % KNOWN]
    const price = i % 100 === 99 && !isCorrected ? 'por definir' : `$ ${(1_000 + i).toLocaleString('en')}.50`
    if (i < KNOWN) return `${like?.internal_key};;;;${price};`
    return `${mark}-${i};${mark}${i};${like?.brand};Pieza de importación Ñ ${i};${price};${like?.part_type}`
  })
  return Buffer.from(`Clave interna;Número de parte;Marca;Nombre;Precio de lista;Tipo\r\n${rows.join('\r\n')}\r\n`, 'latin1')
}

async function upload(page: Page, mark: string, buffer: Buffer) {
  await page.getByLabel('Proveedor').first().fill(`Proveedor ${mark}`)
  await page.getByLabel('Elegir archivo').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Subir archivo' }).click()
  await expect(page.getByRole('button', { name: 'Revisar contra el catálogo' })).toBeVisible()
}
async function check(page: Page) {
  await page.getByRole('button', { name: 'Revisar contra el catálogo' }).click()
  await expect(page.getByRole('heading', { name: 'Qué cambiaría' })).toBeVisible()
}

test('5,000 rows with errors: seen, corrected, applied, and undone', async ({ page, request }) => {
  const mark = `IMP${randomUUID().slice(0, 6).toUpperCase()}`
  const known = await knownProducts()
  await openOffice(page, await addStaff('content'), '/admin/importaciones')
  await expectAccessible(page)
  await page.getByLabel('Elegir archivo').setInputFiles({ name: 'foto.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0, 1]) })
  await page.getByRole('button', { name: 'Subir archivo' }).click()
  await expect(page.getByRole('alert')).toContainText('No es un archivo que podamos leer')

  await upload(page, mark, listOf(known, mark, false))
  // A list price is no public price until somebody says so.
  await expect(page.getByLabel('Qué es “Precio de lista”')).toHaveValue('listPrice')
  await page.getByLabel('Sale de la columna').selectOption({ label: 'Precio de lista' })
  await expect(page.getByText('$1,000.50 → $1,000.50')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '$ 1,000.50' }).first()).toBeVisible()
  await expectAccessible(page)
  await check(page)
  await expect(page.getByText('5,000 renglones leídos')).toBeVisible()
  await expect(page.getByText('Precio ilegible: 50')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '101' }).first()).toContainText('“por definir” no es un precio')
  await expect(page.getByRole('button', { name: 'Aplicar solo los 4,950 renglones buenos' })).toBeVisible()
  await expectAccessible(page)

  await page.getByText('Subir el archivo corregido').click()
  await upload(page, mark, listOf(known, mark, true))
  await expect(page.getByText('Usamos las columnas del último archivo de este proveedor.')).toBeVisible()
  await check(page)
  await page.getByRole('button', { name: 'Aplicar los cambios' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Deshacer esta importación' })).toBeVisible()
  await expectAccessible(page)
  const found = async (): Promise<readonly string[]> => {
    const { data } = await (await request.get(`/api/products/search/d?search=${mark}4321&page=1&limit=5`)).json()
    return data.docs.map(({ nombre }: { nombre: string }) => nombre)
  }
  await expect.poll(found).toEqual(['Pieza de importación Ñ 4321'])

  await page.getByRole('button', { name: 'Deshacer esta importación' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByText('200 restaurados')).toBeVisible()
  await expect(page.getByText('4,800 productos nuevos borrados')).toBeVisible()
  await expect.poll(found).toEqual([])
  const prices = await inDatabase('select internal_key, price_cents from products where internal_key = any($1) order by id desc', [
    known.map(({ internal_key }) => internal_key),
  ])
  expect(prices).toEqual(known.map(({ internal_key, price_cents }) => ({ internal_key, price_cents })))
})

test('a list that names a brand and a kind of part that the shop does not have brings both, and undoing takes them away', async ({
  page,
}) => {
  const mark = `NUEVA${randomUUID().slice(0, 6).toUpperCase()}`
  const list = `Núm. de parte;Descripción;Marca;Tipo;P. COSTO\r\nFRENOS;;;;\r\n${mark}-1;Pieza;${mark};TIPO ${mark};100\r\n`
  await openOffice(page, await addStaff('content'), '/admin/importaciones')
  await upload(page, mark, Buffer.from(list, 'latin1'))
  await page.getByLabel('Sale de la columna').selectOption({ label: 'P. COSTO' })
  await page.getByLabel('Multiplicado por').fill('1.35')
  await page.getByLabel('Súmale el IVA (16 %)').check()
  await expect(page.getByText('$100.00 → $156.60')).toBeVisible()
  await check(page)
  await expect(page.getByText('1 título entre los renglones')).toBeVisible()
  await expect(page.getByLabel(`Qué hacer con “${mark}”`)).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar y revisar otra vez' }).click()
  await expect(page.getByText(/Se crean con la importación: 1 marca,/)).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar los cambios' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar', exact: true }).click()
  await page.getByRole('button', { name: 'Deshacer esta importación' }).click()
  const madeBrands = () => inDatabase('select name from brands where upper(name) = $1', [mark])
  expect(await madeBrands()).toHaveLength(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByText('1 producto nuevo borrado')).toBeVisible()
  expect(await madeBrands()).toEqual([])
})

test('a list that names pictures gets them from its ZIP, says which did not come, and undoing takes them away', async ({ page }) => {
  const mark = `FOTOS${randomUUID().slice(0, 6).toUpperCase()}`
  const [like] = await knownProducts()
  const row = (number: string, pictures: string) =>
    `${mark}-${number};${like?.brand};Pieza ${mark}-${number};${like?.part_type};100;${pictures}`
  // The second picture of the second part would be fetched from the shop's own machine.
  const list = `Código;Marca;Nombre;Tipo;Precio;IMAGEN\r\n${row('1', `${mark}-1.jpg|${mark}-1b`)}\r\n${row('2', `no-hay.png|http://127.0.0.1/a.jpg`)}\r\n`
  await openOffice(page, await addStaff('content'), '/admin/importaciones')
  await upload(page, mark, Buffer.from(list, 'latin1'))
  await expect(page.getByLabel('Qué es “IMAGEN”')).toHaveValue('pictures')
  await check(page)
  await expect(page.getByText('3 fotos vienen por nombre')).toBeVisible()
  const sendZip = async (buffer: Buffer) => {
    await page.getByLabel('Elegir ZIP').setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer })
    await page.getByRole('button', { name: 'Subir ZIP' }).click()
  }
  await sendZip(Buffer.from('no es un ZIP'))
  await expect(page.getByRole('alert')).toContainText('No es un ZIP')
  await sendZip(zipOf([`fotos/${mark}-1.JPG`, `${mark}-1b.png`].map((name) => ({ name, bytes: newPicture() }))))
  await expect(page.getByText('2 fotos encontradas en el ZIP')).toBeVisible()
  await expect(page.getByText('1 nombre no está en el ZIP')).toBeVisible()
  await expect(page.getByText('1 dirección de la que se traerá la foto')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aplicar los cambios' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar', exact: true }).click()
  await expect(page.getByText('2 fotos puestas')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'no-hay.png' })).toContainText('No está en el ZIP')
  await expect(page.getByRole('row').filter({ hasText: '127.0.0.1' })).toContainText('No abrimos esa dirección')
  await expectAccessible(page)
  const pictured = () =>
    inDatabase('select part_number, cardinality(images) as pictures from products where part_number like $1 order by 1', [`${mark}-%`])
  expect(await pictured()).toEqual([
    { part_number: `${mark}-1`, pictures: 2 },
    { part_number: `${mark}-2`, pictures: 0 },
  ])
  await page.getByRole('button', { name: 'Deshacer esta importación' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByText('2 fotos quitadas')).toBeVisible()
  expect(await pictured()).toEqual([])
})
