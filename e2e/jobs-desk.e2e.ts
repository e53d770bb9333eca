import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, openOffice } from './support/staff.ts'

test('staff say what a job takes, and the page of its part follows', async ({ page, request }) => {
  const { data } = await (await request.get('/api/products/specific/tipo/cabin-filter')).json()
  const ref = data.docs[0]._id
  await openOffice(page, await addStaff('content'), '/admin/trabajos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trabajos de taller')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toContainText('Elige al menos dos tipos de pieza')
  await page.getByLabel('Nombre en español').fill('servicio de clima')
  await page.getByLabel('Nombre en inglés').fill('climate service')
  const find = page.getByLabel('Agregar tipo de pieza')
  for (const name of ['Filtro de cabina', 'Bujía', 'Filtro de aire']) {
    await find.fill(name)
    await page.getByRole('button', { name: `Agregar ${name}`, exact: true }).click()
  }
  const parts = page.getByRole('list', { name: 'Piezas del trabajo' }).getByRole('listitem')
  await parts.nth(1).getByLabel('Inicia el trabajo').check()
  await expect(page.getByText('«Bujía» ya inicia «afinación».')).toBeVisible()
  await parts.nth(1).getByLabel('Inicia el trabajo').uncheck()
  await page.getByLabel('Cuántas de Filtro de aire').selectOption('2')
  await page.getByRole('button', { name: 'Subir Filtro de aire' }).click()
  await expect(parts).toHaveText([/Filtro de cabina/, /Filtro de aire/, /Bujía/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado. La tienda ya lo ofrece así.')).toBeVisible()
  await expect(async () => {
    await page.goto(`/es/productos/p?ref=${ref}`)
    await expect(page.getByRole('region', { name: 'También necesitas para tu servicio de clima' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await openOffice(page, await addStaff('content'), '/admin/trabajos')
  await page.getByRole('button', { name: 'Editar servicio de clima' }).click()
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await page.getByRole('button', { name: 'Sí, quitar' }).click()
  await expect(page.getByText('servicio de clima')).toHaveCount(0)
})
