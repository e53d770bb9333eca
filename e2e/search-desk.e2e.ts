import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

const notices = 'Avisos'

test('a symptom is written with its parts in order, refused where it clashes, changed and removed', async ({ page }) => {
  const phrase = `rechina ${randomUUID().slice(0, 8)}`
  await openOffice(page, await addStaff('content'), '/admin/busqueda')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Búsqueda')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Escribe al menos una frase.')
  await expect(summary).toContainText('Elige al menos un tipo de pieza.')
  // The base data say that already, of brakes.
  await page.getByLabel('Frases en español').fill(`${phrase}\nRechina al frenar`)
  await expect(page.getByText('«Rechina al frenar» ya está en «rechinan los frenos».')).toBeVisible()
  await page.getByLabel('Frases en español').fill(`${phrase}\n${phrase} mucho`)
  await page.getByLabel('Consejo en español').fill('Revisa primero el grosor de las balatas.')
  await page.getByLabel('Consejo en inglés').fill('Check how thick the pads are first.')
  const find = page.getByLabel('Agregar tipo de pieza')
  await find.fill('rotor')
  await page.getByRole('button', { name: 'Agregar Disco de freno', exact: true }).click()
  await find.fill('pastillas de freno')
  await find.press('Enter')
  const chosen = page.getByRole('list', { name: 'Piezas que suelen resolverlo' }).getByRole('listitem')
  await expect(chosen).toHaveText([/Disco de freno/, /Balatas/])
  await page.getByRole('button', { name: 'Subir Balatas' }).click()
  await expect(chosen).toHaveText([/Balatas/, /Disco de freno/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('region', { name: notices }).getByText('Guardado. El buscador ya lo usa.')).toBeVisible()

  await page.getByLabel('Buscar por frase o pieza').fill(phrase)
  const row = page.getByRole('row', { name: new RegExp(phrase) })
  await expect(row).toContainText('y 1 frase más')
  await expect(row).toContainText('Balatas, Disco de freno')
  await row.getByRole('button', { name: `Editar ${phrase}` }).click()
  await page.getByLabel('El buscador lo entiende').uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByLabel('Buscar por frase o pieza').fill(phrase)
  await expect(row).toContainText('Apagado')
  await row.getByRole('button', { name: `Editar ${phrase}` }).click()
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await page.getByRole('button', { name: 'Sí, quitar' }).click()
  await page.getByLabel('Buscar por frase o pieza').fill(phrase)
  await expect(page.getByText('Ninguno coincide.')).toBeVisible()
})

test('what a visitor searches and does not find is in the report, and nothing else about them', async ({ page }) => {
  const text = `xq${randomUUID().replace(/\D/g, '').slice(0, 3)}zzyx`
  await inDatabase('delete from search_counts where text = $1', [text])
  await page.goto(`/es/busqueda?search=${text.toUpperCase()}`)
  await expect.poll(async () => (await inDatabase('select searches from search_counts where text = $1', [text])).length).toBe(1)
  await inDatabase(
    `insert into search_counts (day, locale, text, searches, corrected, corrected_to) values (current_date - 60, 'es', $1, 2, 2, 'balatas')`,
    [`${text}a`],
  )
  await openOffice(page, await addStaff('content'), '/admin/busqueda')
  await page.getByRole('link', { name: 'Lo que se busca' }).click()
  const missed = page.getByRole('region', { name: 'Lo que no encontramos' }).getByRole('row', { name: new RegExp(text) })
  await expect(missed.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', new RegExp(`/es/busqueda\\?search=${text}$`))
  await expectAccessible(page)
  const corrected = page.getByRole('region', { name: 'Lo que corregimos' }).getByRole('row', { name: new RegExp(`${text}a`) })
  await expect(corrected).toHaveCount(0)
  await page.getByRole('link', { name: '90 días' }).click()
  await expect(corrected).toContainText('balatas')
  await missed.getByRole('link', { name: `Agregar como sinónimo «${text}»` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categorías')
})

test('a period without searches says so', async ({ page }) => {
  await inDatabase('delete from search_counts')
  await openOffice(page, await addStaff('content'), '/admin/busqueda?ver=informe&dias=7')
  await expect(page.getByText('Nadie ha buscado nada en este periodo.')).toBeVisible()
  await expect(page.getByText('Todo lo que se buscó en este periodo tuvo resultado.')).toBeVisible()
})
