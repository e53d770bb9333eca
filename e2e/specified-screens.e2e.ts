import type { Page } from '@playwright/test'
import { ADDRESS, addBuyer, comeWith, PARTS } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/** What the specification says of screens and no journey looks at. */

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

for (const { lang, name, links } of [
  {
    lang: 'es',
    name: 'Principal',
    links: { Inicio: '/es', Productos: '/es/productos', Acerca: '/es/acerca', Cotización: '/es/cotizacion' },
  },
  { lang: 'en', name: 'Main', links: { Home: '/en', Products: '/en/productos', About: '/en/acerca', Quotation: '/en/cotizacion' } },
]) {
  test(`the navigation leads to home, products, about and quotation, in ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/uso-de-cookies`)
    const found = await page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
    expect(found.slice(0, 4)).toEqual(Object.entries(links))
  })
}

for (const path of [
  '/historial-compras',
  '/detalles-compra/PRUEBA-AAAA-AAAA',
  '/mi-cuenta',
  '/mi-cuenta/verify/x',
  '/cart/resumen',
  '/cart/confirmacion',
]) {
  test(`${path} is for customers: others go to Login`, async ({ page }) => {
    await page.goto(`/es${path}`)
    await expect(page).toHaveURL(`/es/login?next=${encodeURIComponent(`/es${path}`)}`)
    await expect(page.locator('form#login')).toBeVisible()
  })
}

test('the checkout asks whoever is not signed in to do so, and stays', async ({ page, request }) => {
  await comeWith(page, request, { cart: { [PARTS.card]: 1 } })
  await page.goto('/es/cart/checkout')
  await expect(page.locator('form#login')).toBeVisible()
  await expect(page).toHaveURL('/es/cart/checkout')
})

test('a customer’s page has a label for every field of the profile', async ({ page, request }) => {
  await comeWith(page, request, { buyer: await addBuyer(request), cart: {}, envio: ADDRESS })
  await page.goto('/es/mi-cuenta')
  for (const label of ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono'])
    await expect(page.locator('form#profile').getByLabel(label, { exact: true })).toBeVisible()
  for (const label of [
    'Calle',
    'Número exterior',
    /^Número interior/,
    'Colonia',
    'Estado',
    'Municipio o alcaldía',
    'Localidad',
    'Código postal',
    'Referencias y detalles',
  ])
    await expect(page.locator('form#address').getByLabel(label, { exact: true })).toBeVisible()
})

test('the menu of the account leads to the account and out', async ({ page, request }) => {
  await comeWith(page, request, { buyer: await addBuyer(request), cart: {} })
  await page.goto('/es/acerca')
  await page.getByRole('button', { name: /^Menú de tu cuenta/ }).click()
  await expect(page.getByRole('link', { name: 'Mi cuenta', exact: true })).toHaveAttribute('href', '/es/mi-cuenta')
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/es')
})

test('login and registration are one screen', async ({ page }) => {
  await page.goto('/es/login')
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL('/es/registro')
  await expect(page.locator('form#register')).toBeVisible()
  await page.getByRole('link', { name: 'Entrar', exact: true }).last().click()
  await expect(page).toHaveURL('/es/login')
  await expect(page.locator('form#login')).toBeVisible()
})

test('a list can be put into seven orders, by their numbers', async ({ page }) => {
  await page.goto('/es/productos')
  const options = await page.getByLabel('Ordenar por').getByRole('option').allInnerTexts()
  expect(options).toEqual([
    'Destacados',
    'Nombre A–Z',
    'Nombre Z–A',
    'Precio más bajo',
    'Precio más alto',
    'Outlet primero',
    'Mayor descuento',
  ])
  await expect(page.getByLabel('Ordenar por')).toHaveValue('0')
  expect(
    await page
      .getByLabel('Ordenar por')
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['0', '1', '2', '3', '4', '5', '6'])
})

test('a list shows as many parts as its limit says, 48 if it says nothing', async ({ request }) => {
  for (const [query, count] of [
    ['', 48],
    ['?limit=12', 12],
    ['?limit=96', 96],
  ] as const) {
    const html = await (await request.get(`/es/productos${query}`)).text()
    expect([query, (html.match(/<article/g) ?? []).length]).toEqual([query, count])
  }
})

test('who finds nothing is asked to visit the shop or to open the chat', async ({ page }) => {
  await page.goto('/es/busqueda?search=xyzzy+frobnicate')
  await expect(page.getByRole('main').getByRole('link', { name: 'Cómo llegar a la tienda' })).toHaveAttribute('href', /^\/es\/acerca/)
  await page.getByRole('main').getByRole('button', { name: /chat/i }).click()
  await expect(page.getByRole('dialog', { name: 'Ayuda' })).toBeVisible()
})

for (const [width, picture] of [
  [680, 'mobile'],
  [681, 'desktop'],
] as const) {
  test(`at a width of ${width} the carousel shows its ${picture} picture`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/es')
    const first = region(page, 'Lo más importante de la tienda').locator('img').first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`hero-1-${picture}`)
  })
}

test('featured parts stand under three stars', async ({ page }) => {
  await page.goto('/es')
  const featured = region(page, 'Destacados')
  await expect(featured.locator('p').filter({ hasText: 'no una calificación de clientes' }).locator('svg')).toHaveCount(3)
})

test('the first word of a promotion is marked', async ({ page, request }) => {
  const [{ nombre }] = (await (await request.get('/api/promociones/all')).json()).data
  await page.goto('/es/promociones')
  const marked = page.getByRole('heading', { level: 2, name: nombre, exact: true }).locator('span')
  await expect(marked).toHaveText(nombre.split(' ')[0])
  await expect(marked).toHaveCSS('background-color', 'rgb(255, 193, 7)')
})

test('the vehicle form of Home leads to what fits', async ({ page }) => {
  await page.goto('/es')
  await expect(region(page, 'Lo más importante de la tienda').getByRole('button', { name: 'Siguientes' })).toBeVisible()
  const form = region(page, 'Busca por tu auto')
  await form.getByLabel('Armadora').selectOption('Nissan')
  await form.getByLabel('Modelo').selectOption('Versa')
  await form.getByLabel('Año').selectOption('2016')
  await form.getByLabel('Cilindraje').selectOption('1.6')
  await form.getByLabel('Autoparte').fill('balatas')
  await form.getByRole('button').click()
  await expect(page).toHaveURL('/es/busqueda?armadora=Nissan&modelo=Versa&anio=2016&motor=1.6&autoparte=balatas')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Versa')
  for (const name of await page.getByRole('article').getByRole('heading').allInnerTexts()) expect(name).toMatch(/Balatas .*Nissan/)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const [slider, seconds] of [
    ['Lo más importante de la tienda', 5],
    ['Categorías', 3],
    ['Destacados', 3],
    ['Más buscados', 3],
  ] as const) {
    test(`${slider} moves on every ${seconds} seconds`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/es')
      const shown = region(page, slider)
      await shown.scrollIntoViewIfNeeded()
      await expect(shown.getByRole('button', { name: 'Siguientes' })).toBeVisible()
      await page.mouse.move(2, 2)
      const track = shown.locator('ul').first()
      await track.evaluate((ul) => {
        Object.assign(ul, { moves: 0, scrollTo: () => Object.assign(ul, { moves: Reflect.get(ul, 'moves') + 1 }) })
      })
      await page.clock.runFor(60_000)
      expect(await track.evaluate((ul) => Reflect.get(ul, 'moves'))).toBe(60 / seconds)
    })
  }
})
