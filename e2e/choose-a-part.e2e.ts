import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { holdScripts } from './support/hold-scripts.ts'
import { ON_DESKTOP, ON_PHONE } from './support/on-which-screen.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

function withVersa(page: Page) {
  return page.addInitScript(() =>
    localStorage.setItem('garage', JSON.stringify({ cars: [{ make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }], chosen: 0 })),
  )
}

async function firstOf(request: APIRequestContext, search: string) {
  return (await (await request.get(`/api/products/search/d?search=${encodeURIComponent(search)}`)).json()).data.docs[0]
}

test('a tap made before the scripts arrived counts when they do', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/es/productos?categoria=frenos', { waitUntil: 'commit' })
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Agregar/ })
    .click()
  await expect(page.getByRole('button', { name: /Abrir carrito/ })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: /carrito, 1 pieza/i })).toBeVisible()
})

test('what was typed before the scripts arrived stays, and is suggested for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/es', { waitUntil: 'commit' })
  const box = page.getByRole('combobox', { name: 'Buscar refacciones' })
  await box.pressSequentially('bala')
  release()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(box).toHaveValue('bala')
})

test('more of a list comes on a tap, and is still there after looking at a part', async ({ page }) => {
  await page.goto('/es/productos?categoria=frenos')
  await page.getByRole('button', { name: 'Cargar más' }).click()
  await expect(page.getByRole('article')).toHaveCount(96)
  await expect(page.getByText(/^1–96 de /)).toBeVisible()
  const ids = await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(ids).size).toBe(96)
  const late = page.getByRole('article').nth(70)
  await late.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await late.getByRole('link').first().click()
  await expect(page).toHaveURL(/productos\/p/)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(96)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400)
})

test('a list is narrowed to the visitor’s car, and back', async ({ page }) => {
  await withVersa(page)
  await page.goto('/es/productos?categoria=frenos')
  const onlyMine = page.getByRole('link', { name: /^Solo lo que le queda a tu Versa 2016 \(\d+\)$/ })
  const count = /\((\d+)\)/.exec(await onlyMine.innerText())?.[1]
  await onlyMine.click()
  await expect(page.getByRole('status').filter({ hasText: `de ${count} refacciones` })).toBeVisible()
  await expect(page).toHaveURL(/armadora=Nissan&modelo=Versa&anio=2016&motor=1\.6&categoria=frenos/)
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/Le queda/),
  ).toBeVisible()
  await page.getByRole('link', { name: /Quitar filtro Nissan Versa/ }).click()
  await expect(page).toHaveURL('/es/productos?categoria=frenos')
})

test('what does not fit is added only when that is what the visitor wants', async ({ page, request }) => {
  await withVersa(page)
  const part = await firstOf(request, 'balatas jetta 2014')
  await page.goto(`/es/productos/p?ref=${part._id}`)
  await expect(page.getByRole('status').filter({ hasText: 'No le queda a tu Versa 2016' })).toBeVisible()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  const question = page.getByRole('dialog', { name: 'No le queda a tu Versa 2016' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Abrir carrito, 0/ })).toBeVisible()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await question.getByRole('button', { name: 'Agregar de todos modos' }).click()
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /carrito, 1 pieza/i })).toBeVisible()
  await page.getByRole('link', { name: 'Ver las que sí le quedan a tu Versa 2016' }).click()
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/Le queda/),
  ).toBeVisible()
})

test('what is sold out can be asked for, and its equivalents are near', async ({ page, request }) => {
  const answer = await request.post('/api/products/specific', { data: { limit: 96, sort: 1 } })
  const pages = (await answer.json()).data.pages
  let soldOut: { _id: string } | undefined
  for (let at = 1; at <= pages && !soldOut; at += 1) {
    const { docs } = (await (await request.post('/api/products/specific', { data: { limit: 96, sort: 1, page: at } })).json()).data
    soldOut = docs.find(({ stock }: { stock: number }) => stock === 0)
  }
  expect(soldOut).toBeDefined()
  await page.goto(`/es/productos/p?ref=${soldOut?._id}`)
  await expect(page.getByText('Agotado')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute('href', /wa\.me\/52\d+\?text=/)
  const { nombre } = (await (await request.get(`/api/products/${soldOut?._id}`)).json()).data
  await page.getByRole('link', { name: /^Pedir cotización/ }).click()
  await expect(page.getByRole('heading', { name: 'Cotiza tu refacción' })).toBeVisible()
  await expect(page.getByLabel('Autoparte')).toHaveValue(new RegExp(`^${nombre}`))
})

test('the pictures of a part: chosen by thumbnail, enlarged, zoomed', async ({ page }) => {
  await page.goto('/es/productos/p?ref=2')
  const main = page.getByRole('button', { name: 'Ampliar imagen' })
  const first = await main.getByRole('img').getAttribute('src')
  await page.getByRole('button', { name: 'Imagen 2 de 2' }).click()
  await expect(main.getByRole('img')).not.toHaveAttribute('src', first ?? '')
  await main.click()
  const large = page.getByRole('dialog')
  const zoom = large.getByRole('button', { name: 'Ampliar imagen' })
  const width = () => large.getByRole('img').evaluate((image) => image.getBoundingClientRect().width)
  const before = await width()
  await zoom.click()
  await expect.poll(width).toBeGreaterThan(before * 1.5)
})

test('price and the button to buy are on the first screen of a phone', { tag: ON_PHONE }, async ({ page }) => {
  await page.goto('/es/productos/p?ref=2')
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toBeInViewport({ ratio: 1 })
})

test('a table of many cars is filtered by name and year', async ({ page, request }) => {
  const docs = (await (await request.get('/api/products/search/d?search=bujia')).json()).data.docs
  const wide = await Promise.all(
    docs.slice(0, 24).map(async ({ _id }: { _id: string }) => (await (await request.get(`/api/products/${_id}`)).json()).data),
  )
  const part = wide.toSorted((a, b) => b.autos.length - a.autos.length)[0]
  expect(part.autos.length).toBeGreaterThan(6)
  await page.goto(`/es/productos/p?ref=${part._id}`)
  const { modelo, anio_inicio: year } = part.autos[0]
  const rows = page.getByRole('region', { name: 'Autos a los que les queda' }).locator('tbody tr')
  const before = await rows.count()
  await page.getByRole('searchbox', { name: 'Busca tu auto en la tabla' }).fill(`${modelo} ${year}`)
  await expect.poll(() => rows.count()).toBeLessThan(before)
  await expect(rows.first()).toContainText(modelo)
})

test('how one can pay is said at the price, in the cart, in the footer and before signing in', async ({ page }) => {
  await page.goto('/es/productos?categoria=frenos')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const said = (place: Locator) => expect(place.getByText('OXXO').first()).toBeVisible()
  const ways = { name: 'Formas de pago' }
  await said(page.getByRole('main').getByRole('region', ways))
  await expect(page.getByRole('contentinfo')).toContainText('Efectivo en OXXO')
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  const cart = page.getByRole('dialog')
  await said(cart.getByRole('region', ways))
  await cart.getByRole('link', { name: 'Pagar' }).click()
  await expect(page.getByRole('heading', { name: 'Entra para terminar tu compra' })).toBeVisible()
  await said(page.getByRole('main').getByRole('region', ways))
})

test('a reference that nobody has leads on: what it may have meant, what others look for, and the shop', { tag: ON_DESKTOP }, async ({
  page,
  request,
}) => {
  expect((await page.goto('/es/productos/p?ref=nada-de-nada'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa refacción' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lo más buscado' }).getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Cotizar esta pieza' })).toHaveAttribute('href', '/es/cotizacion?autoparte=nada-de-nada')
  await expect(page.getByRole('main').getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('link', { name: 'Frenos' }).first()).toBeVisible()
  await expectAccessible(page)
  // A number that another part replaces is not that part's own.
  const { docs } = (await (await request.post('/api/products/specific', { data: { tipo: 'brake-pads', limit: 96 } })).json()).data
  const replacing = docs.find(({ equivalencias }: { equivalencias: string[] }) => equivalencias.length > 0)
  await page.goto(`/es/productos/p?ref=${encodeURIComponent(replacing.equivalencias[0])}`)
  await expect(page.getByRole('region', { name: 'Refacciones con ese número' }).getByRole('article').first()).toBeVisible()
  // A sign too many.
  await page.goto(`/es/productos/p?ref=${encodeURIComponent(`${replacing.codigo}1`)}`)
  await page.getByRole('region', { name: 'Números parecidos' }).getByRole('link').first().click()
  await expect(
    page
      .getByRole('button', { name: /^Agregar al carrito/ })
      .or(page.getByText('Agotado'))
      .first(),
  ).toBeVisible()
})
