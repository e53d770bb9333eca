import type { Page } from '@playwright/test'
import { ON_DESKTOP, ON_PHONE } from './support/on-which-screen.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

function searchBox(page: Page) {
  return page.getByRole('combobox', { name: 'Buscar refacciones' })
}

async function searchFor(page: Page, text: string) {
  await searchBox(page).fill(text)
  await page.keyboard.press('Enter')
}

test('by sentence: what was understood is shown, and each piece can be taken out', async ({ page }) => {
  await page.goto('/es')
  await searchFor(page, 'balatas delanteras del versa 2016')
  await expect(page).toHaveURL(/\/es\/busqueda\?search=balatas/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de «balatas delanteras del versa 2016»')
  for (const name of await page.getByRole('article').getByRole('heading').allInnerTexts())
    expect(name).toMatch(/Balatas delanteras .*Nissan/)
  await page.getByRole('link', { name: 'Buscar sin «2016»' }).click()
  await expect(page).toHaveURL(/search=balatas\+delanteras\+del\+versa$/)
  await expect(searchBox(page)).toHaveValue('balatas delanteras del versa')
})

test('several parts: each under its own heading', async ({ page }) => {
  await page.goto('/es/busqueda?search=balatas+y+discos+jetta+2016')
  await expect(page.getByRole('heading', { level: 2, name: 'Balatas', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Disco de freno', exact: true })).toBeVisible()
  for (const name of await page.getByRole('article').getByRole('heading').allInnerTexts())
    expect(name).toMatch(/^(Balatas|Disco de freno) .*Volkswagen/)
  await expectAccessible(page)
})

test('a symptom: advice first, then the parts that mend it', async ({ page }) => {
  await page.goto('/es/busqueda?search=rechina+al+frenar+versa+2015')
  await expect(page.getByText('Revisa primero el grosor de las balatas')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Balatas', exact: true })).toBeVisible()
})

test('a car that the shop has nothing for: that is said first, and the quotation is filled in', async ({ page }) => {
  await page.goto('/es/busqueda?search=balatas+bmw+x5+2012')
  await expect(page.getByText('No manejamos refacciones para BMW X5')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cotizar esta pieza' }).click()
  await expect(page).toHaveURL(/armadora=BMW&modelo=X5&anio=2012&autoparte=balatas/)
})

test('misspelt: the correction is said', async ({ page }) => {
  await page.goto('/es/busqueda?search=amortigador+tracero+tsuru')
  await expect(page.getByText('Buscamos «amortiguador» en lugar de «amortigador»')).toBeVisible()
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(/Amortiguador trasero para Nissan Tsuru/)
})

test('by a number of the car maker, with or without its hyphen', async ({ page }) => {
  await page.goto('/es')
  for (const number of ['48510-59895', '4851059895']) {
    await searchFor(page, number)
    await expect(page.getByText('Equivale a 48510-59895').first()).toBeVisible()
  }
})

test('suggestions from the second letter, by keyboard', async ({ page }) => {
  await page.goto('/es')
  const box = searchBox(page)
  await box.fill('bala')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(10)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/es/busqueda?search=bala')
})

async function optionsFor(page: Page, typed: string) {
  const answer = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === typed)
  await searchBox(page).fill(typed)
  await answer
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  return options
}

test('a beginning becomes what people ask for: a part of the page’s language, a car, a whole sentence', async ({ page }) => {
  await page.goto('/es')
  const rows = await (await optionsFor(page, 'bal')).allInnerTexts()
  expect(rows[0]).toBe('Balatas')
  for (const row of rows) expect(row).not.toMatch(/rótula/i)
  await expect((await optionsFor(page, 'ver')).first()).toHaveText('Nissan Versa')
  const sentences = await optionsFor(page, 'balatas ver')
  await expect(sentences.first()).toHaveText('balatas Versa')
  await expect(page.getByRole('group', { name: 'Refacciones' }).getByRole('option').first()).toHaveText(/Balatas .*Nissan Versa/)
  await sentences.first().click()
  await expect(page).toHaveURL('/es/busqueda?search=balatas+Versa')
  await expect(searchBox(page)).toHaveValue('balatas Versa')
})

test('suggested parts say whether they fit the chosen car, and those that do come first', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('garage', JSON.stringify({ cars: [{ make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }], chosen: 0 })),
  )
  await page.goto('/es')
  await expect((await optionsFor(page, 'balatas')).first()).toBeVisible()
  const parts = page.getByRole('group', { name: 'Refacciones' }).getByRole('option')
  await expect(parts.first()).toContainText('Le queda a tu Versa 2016')
  await expectAccessible(page)
})

test('an empty box does not go anywhere', async ({ page }) => {
  await page.goto('/es/productos')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/es/productos')
})

test('by car: chosen once in the garage, then every part says whether it fits', async ({ page, request }) => {
  await page.goto('/es')
  await page.getByRole('button', { name: /Tu auto/ }).click()
  const garage = page.getByRole('dialog', { name: 'Mi garage' })
  await expect(garage.getByLabel('Modelo')).toBeDisabled()
  await garage.getByLabel('Armadora').selectOption('Nissan')
  await garage.getByLabel('Modelo').selectOption('Versa')
  await garage.getByLabel('Año').selectOption('2016')
  await garage.getByLabel('Cilindraje').selectOption('1.6')
  await garage.getByRole('button', { name: 'Guardar y usar' }).click()
  await expect(page.getByRole('button', { name: 'Tu auto Nissan Versa 2016 1.6' })).toBeVisible()

  const idOf = async (search: string) =>
    (await (await request.get(`/api/products/search/d?search=${encodeURIComponent(search)}`)).json()).data.docs[0]._id
  await page.goto(`/es/productos/p?ref=${await idOf('bujia versa 2016')}`)
  await expect(page.getByText(/Le queda a tu Versa 2016/).first()).toBeVisible()
  await page.goto(`/es/productos/p?ref=${await idOf('balatas jetta 2014')}`)
  await expect(page.getByRole('status').filter({ hasText: 'No le queda a tu Versa 2016' })).toBeVisible()
  await page.goto(`/en/productos/p?ref=${await idOf('aceite de motor')}`)
  await expect(page.getByRole('status').filter({ hasText: /Universal$/ })).toBeVisible()
})

test('a NIV fills in the car, or leads to the model that it does not tell, and a wrong one is an error', async ({ page }) => {
  await page.goto('/es')
  await page.getByRole('button', { name: /Tu auto/ }).click()
  const garage = page.getByRole('dialog')
  const read = async (vin: string) => {
    await garage.getByLabel('Número de serie (NIV)').fill(vin)
    await garage.getByRole('button', { name: 'Leer NIV' }).click()
  }
  await expect(garage.getByLabel('Armadora').getByRole('option', { name: 'Honda', exact: true })).toBeAttached()
  await read('1HGCM82633A004352')
  await expect(garage.getByText('Es un Honda Accord 2003.')).toBeVisible()
  await expect(garage.getByLabel('Modelo')).toHaveValue('Accord')
  // The Tsuru's letter also means 1985, when none was sold; it had one engine.
  await read('3N1EB31S1FK123456')
  await expect(garage.getByText('Es un Nissan Tsuru 2015.')).toBeVisible()
  await expect(garage.getByLabel('Cilindraje')).toHaveValue('1.6')
  await expect(garage.getByRole('button', { name: 'Guardar y usar' })).toBeEnabled()
  // Sold under two names: that is asked, and the year comes with the answer.
  await read('3N6AD33A0GK123456')
  await expect(garage.getByText('Tu auto es Nissan 2016. Falta un dato: elige el modelo.')).toBeVisible()
  await expect(garage.getByLabel('Modelo')).toBeFocused()
  await garage.getByLabel('Modelo').selectOption('NP300')
  await expect(garage.getByLabel('Año')).toHaveValue('2016')
  await read('3N1EB31S2FK123456')
  await expect(garage.getByRole('alert')).toContainText('Algún carácter no coincide')
  await expect(garage.getByLabel('Número de serie (NIV)')).toHaveAttribute('aria-invalid', 'true')
})

test('filters are in the address, can be taken off one by one, and Back undoes the last', async ({ page, isMobile }) => {
  // As a browser without scripts sends the form.
  await page.goto('/es/productos?categoria=frenos&precio_min=&precio_max=')
  await expect(page).toHaveURL('/es/productos?categoria=frenos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frenos')
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click()
  const ate = page.getByRole('group', { name: 'Marca' }).getByLabel(/^ATE/)
  const left = /\d+$/.exec((await page.getByRole('group', { name: 'Marca' }).getByText(/^ATE/).locator('..').innerText()).trim())?.[0]
  await ate.check()
  // Told before it is applied, and always in reach.
  const show = page.getByRole('button', { name: `Ver ${left} resultados` })
  if (isMobile) await expect(show).toBeInViewport({ ratio: 1 })
  if (isMobile) await show.click()
  await expect(page).toHaveURL('/es/productos?categoria=frenos&marca=ate')
  await expect(page.getByRole('article').first().getByText(/^ATE/)).toBeVisible()
  await page.getByRole('link', { name: 'Quitar filtro ATE' }).click()
  await expect(page).toHaveURL('/es/productos?categoria=frenos')
  await page.goBack()
  await expect(page).toHaveURL('/es/productos?categoria=frenos&marca=ate')
})

test('position, side and tier narrow a list as brands do', async ({ page, isMobile }) => {
  await page.goto('/es/productos?categoria=frenos&posicion=trasero&gama=premium')
  for (const heading of await page.getByRole('article').getByRole('heading').allInnerTexts()) expect(heading).toMatch(/traser[oa]s?/i)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click()
  await expect(page.getByRole('group', { name: 'Posición' }).getByLabel(/^Trasero/)).toBeChecked()
  await expect(page.getByRole('group', { name: 'Gama' }).getByLabel(/^Premium/)).toBeChecked()
  if (isMobile) await page.getByRole('button', { name: 'Cerrar filtros' }).last().click()
  await page.getByRole('link', { name: 'Quitar filtro Premium' }).click()
  await expect(page).toHaveURL('/es/productos?categoria=frenos&posicion=trasero')
})

test('filters have one address, in which they are ticked and named in both languages, however somebody wrote them', {
  tag: ON_DESKTOP,
}, async ({ page }) => {
  for (const [written, own] of [
    ['/es/productos?categoria=Frenos', '/es/productos?categoria=frenos'],
    ['/es/productos?utm_source=x&categoria=Brakes&marca=ATE', '/es/productos?utm_source=x&categoria=frenos&marca=ate'],
    ['/en/productos?categoria=SUSPENSIÓN', '/en/productos?categoria=suspension'],
    ['/es/productos?categoria=frenos&posicion=Rear&gama=Premium', '/es/productos?categoria=frenos&posicion=trasero&gama=premium'],
    ['/en/productos?lista=Los+m%C3%A1s+buscados', '/en/productos?lista=mas-buscados'],
    ['/es/productos?lista=OUTLET', '/es/productos?lista=outlet'],
  ] as const) {
    await page.goto(written)
    await expect(page).toHaveURL(own)
  }
  await page.goto('/es/productos?categoria=BRAKES&armadora=nissan&modelo=versa')
  await expect(page.getByRole('group', { name: 'Categoría', exact: true }).getByLabel(/^Frenos/)).toBeChecked()
  await expect(page.getByRole('link', { name: 'Quitar filtro Frenos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quitar filtro Nissan Versa' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/productos?categoria=frenos&armadora=nissan&modelo=versa')
  await expect(page.getByRole('group', { name: 'Category', exact: true }).getByLabel(/^Brakes/)).toBeChecked()
  await expect(page.getByRole('link', { name: 'Remove filter Brakes' })).toBeVisible()
})

test('beside the open filters of a phone a tap only closes them', { tag: ON_PHONE }, async ({ page }) => {
  await page.goto('/es/productos?lista=propios')
  const open = page.getByRole('button', { name: 'Filtros', exact: true })
  const drawer = page.getByRole('complementary', { name: 'Filtros' })
  await open.click()
  await expect(drawer.getByRole('heading', { name: 'Filtros' })).toBeVisible()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  // Cards fill the page below: one tap in some of these places would open a part or put it into the cart.
  for (const y of [0.4, 0.6, 0.8]) {
    await page.touchscreen.tap(width - 20, height * y)
    await expect(drawer).toBeHidden()
    await open.click()
  }
  await drawer.getByRole('button', { name: 'Cerrar filtros' }).last().click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/es/productos?lista=propios')
  await expect(page.getByRole('button', { name: /carrito, 0 piezas/i })).toBeVisible()
})

test('a promotion shows its own parts, which can be narrowed to a car', async ({ page, request }) => {
  const running: { _id: string; nombre: string }[] = (await (await request.get('/api/promociones/all')).json()).data
  const { _id, nombre } = running.find((one) => one.nombre.startsWith('Popoye del mes')) ?? { _id: '', nombre: '' }
  await page.goto(`/es/productos?lista=promocion&promo=${_id}&armadora=Nissan`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${nombre} · Nissan`)
  await page.getByRole('link', { name: 'Quitar filtro Nissan' }).click()
  await expect(page).toHaveURL(`/es/productos?lista=promocion&promo=${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Precio más bajo' })
  await expect(page).toHaveURL(new RegExp(`lista=promocion&promo=${_id}&sort=`))
})

test('nothing found: another way is offered', async ({ page }) => {
  await page.goto('/es/busqueda?search=xyzzy+frobnicate')
  await expect(page.getByText('No encontramos «xyzzy frobnicate»')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute('href', /wa\.me\/52\d+\?text=.*xyzzy/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await page.getByRole('link', { name: 'Cotizar esta pieza' }).click()
  await expect(page.getByLabel('Autoparte')).toHaveValue('xyzzy frobnicate')
  await page.goto('/es/busqueda?armadora=Nissan&modelo=Versa&anio=2016&motor=1.6&autoparte=xyzzy')
  await page.getByRole('link', { name: 'Cotizar esta pieza' }).click()
  await expect(page.getByLabel('Modelo')).toHaveValue('Versa')
  await expect(page.getByLabel('Año')).toHaveValue('2016')
  await expect(page.getByLabel('Autoparte')).toHaveValue('xyzzy')
})

test('a mistyped number: those like it are offered as links, and are no results', async ({ page }) => {
  await page.goto('/es/busqueda?search=48510-59985')
  await expect(page.getByText('No tenemos el número «48510-59985». ¿Quisiste decir uno de estos?')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Números parecidos' })
    .getByRole('link', { name: /^48510-59895/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/es\/productos\/p\?ref=\d+$/)
})

test('the cart: added, counted, kept over a reload, and gone when empty', async ({ page }) => {
  await page.goto('/es/productos?categoria=frenos')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Agregar/ })
    .click()
  await expect(page.getByRole('button', { name: /carrito, 1 pieza/i })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /carrito, 1 pieza/i }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByText(/\$[\d,]+\.\d{2}/).first()).toBeVisible()
  await cart
    .getByRole('button', { name: /Quitar|Eliminar/ })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
})
