import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

// What the shop refuses, the browser reports as well.
test.use({ expectedComplaints: /status of 4(04|22)/ })

test.afterAll(async () => {
  await inDatabase('delete from shop_windows')
  await inDatabase('delete from home_layout')
})

type Part = { readonly clave_interna: string; readonly codigo: string; readonly premium: boolean; readonly disponibilidad: string }
function rows(page: Page, list: string) {
  return page.getByRole('list', { name: list }).getByRole('listitem')
}
function rowOf(list: Locator, { clave_interna }: Part) {
  return list.filter({ hasText: clave_interna })
}
function press(row: Locator, name: RegExp) {
  return row.getByRole('button', { name }).click()
}

test('staff pin, order and hide what a list opens with, and the shop follows', async ({ page, request }) => {
  const docs = async (path: string): Promise<Part[]> => (await (await request.get(`/api/products${path}`)).json()).data.docs
  const sold = (await docs('/premium?limit=12')).filter(({ disponibilidad }) => disponibilidad !== 'agotado')
  const [hidden, one, two, three] = sold as [Part, Part, Part, Part]
  const foreign = (await docs('?limit=48')).find(({ premium }) => !premium) as Part
  await openOffice(page, await addStaff('content'), '/admin/aparador')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destacados')
  await page.getByLabel('Lista o categoría').selectOption('premium')
  const [pins, opening] = [rows(page, 'Fijas hasta arriba'), rows(page, 'Así empieza la lista')]
  for (const [i, part] of [one, two].entries()) {
    await press(rowOf(opening, part), /^Fijar/)
    await expect(pins).toHaveCount(i + 1)
  }
  await press(rowOf(pins, two), /^Subir/)
  await expect(pins.first()).toContainText(two.clave_interna)
  await press(rowOf(opening, hidden), /^Ocultar/)
  await expect(rows(page, 'Ocultas de esta lista')).toContainText([hidden.clave_interna])
  await expect(rowOf(opening, hidden)).toHaveCount(0)
  await page.getByText('Fijar otra refacción').click()
  const pick = async ({ codigo }: Part) => {
    await page.getByLabel('Buscar en el catálogo').fill(codigo)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: codigo })
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click()
  }
  await pick(foreign)
  await expect(page.getByRole('alert')).toContainText('Esa refacción no está a la venta en esta lista')
  await pick(three)
  await expect(pins).toHaveCount(3)
  await press(rowOf(pins, three), /^Quitar/)
  await expect(pins).toHaveCount(2)
  await expect(page.getByLabel('Lista o categoría')).toContainText('Premium (2 fijas, 1 oculta)')
  await expectAccessible(page)
  const opensWith = async (cards: Locator) => {
    await expect(cards.nth(0)).toContainText(two.codigo, { timeout: 1_000 })
    await expect(cards.nth(1)).toContainText(one.codigo, { timeout: 1_000 })
    await expect(cards.filter({ hasText: hidden.codigo })).toHaveCount(0)
  }
  await expect(async () => {
    await page.goto('/es/productos?lista=premium')
    await opensWith(page.getByRole('main').getByRole('article'))
    await page.goto('/es')
    await opensWith(page.getByRole('region', { name: 'Destacados' }).getByRole('article'))
  }).toPass()
})

test('staff put the sections of Home in order and switch one off', async ({ page }) => {
  await openOffice(page, await addStaff('content'), '/admin/aparador?lista=portada')
  const sections = rows(page, 'Secciones')
  await page.getByRole('checkbox', { name: 'Promociones' }).uncheck()
  await expect(sections.filter({ hasText: 'Promociones' })).toContainText('Apagada')
  const up = page.getByRole('button', { name: 'Subir Categorías' })
  // Faster than any answer: what is pressed while a step is on its way is not lost.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/admin/portada', (route) => answered.then(() => route.continue()))
  await up.focus()
  for (const place of [1, 0]) {
    await page.keyboard.press('Enter')
    await expect(sections.nth(place)).toContainText('Categorías')
    await expect(up).toBeFocused()
  }
  answer()
  await expectAccessible(page)
  await expect(async () => {
    await page.goto('/es')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles.first()).toHaveText('Categorías', { timeout: 1_000 })
    await expect(page.getByRole('heading', { name: 'Promociones', exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Busca por tu auto' })).toBeVisible()
  }).toPass()
})
