import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

test('a part that contradicts itself is found, edited and gone from the list', async ({ page }) => {
  const number = `CONTRA-${randomUUID().slice(0, 6).toUpperCase()}`
  // Universal, and for one car only.
  await inDatabase(
    `with made as (
       insert into products (part_number, internal_key, name_es, name_en, part_type_id, brand_id, supplier, price_cents, is_universal)
       select $1, $1, 'Pieza ' || $1, 'Part ' || $1, t.id, b.id, 'Centro', 50000, true from part_types t, brands b order by t.id, b.id limit 1
       returning id, part_type_id
     )
     insert into fitments (product_id, part_type_id, model_id, year_from, year_to)
     select made.id, made.part_type_id, e.model_id, e.year_from, e.year_to
     from made, (select * from model_engines order by model_id, year_from limit 1) e`,
    [number],
  )
  await openOffice(page, await addStaff('content'), '/admin/contradicciones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos que no cuadran')
  const lastAudit = async () => (await (await page.request.get('/api/admin/contradicciones/resumen')).json()).data.fecha
  const auditNow = async () => {
    const before = await lastAudit()
    await page.getByRole('button', { name: 'Revisar ahora' }).click()
    await expect.poll(lastAudit, { timeout: 150_000 }).not.toBe(before)
  }
  await auditNow()
  await expect(page.getByText(/refacciones revisadas/)).toBeVisible()
  await page.getByRole('list', { name: 'Por tipo' }).getByRole('link', { name: 'Universal, pero con autos' }).click()
  const part = page.getByRole('link', { name: `Pieza ${number}` })
  await expect(part).toBeVisible()
  await expect(page.getByLabel('Qué pasa')).toHaveValue('universal_con_autos')
  await expectAccessible(page)
  await page.getByLabel('Gravedad').selectOption('Error')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByText('Ninguno con estos filtros.')).toBeVisible()
  await page.goBack()
  await part.click()
  await page.getByLabel('Universal: le queda a cualquier auto').uncheck()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Cambios guardados.')).toBeVisible()
  await page.goto('/admin/contradicciones?tipo=universal_con_autos')
  await auditNow()
  await expect(page.getByText('Ninguno con estos filtros.')).toBeVisible()
})
