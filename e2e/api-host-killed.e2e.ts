import type { Page } from '@playwright/test'
import { openApart, type ShopApart } from './support/open-apart.ts'
import { expect, test } from './support/shop.ts'

test.use({
  // The browser itself reports each connection that was refused; behind the service worker it is a plain failure.
  expectedComplaints: /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)/,
  // A worker that is kept out is a warning, and here every warning counts.
  serviceWorkers: 'allow',
})

let shop: ShopApart
test.beforeAll(async () => {
  shop = await openApart()
  await shop.ready
})
test.afterAll(() => shop.close())

function goodStatuses(page: Page) {
  const bad: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) bad.push(`${response.status()} ${response.url()}`)
  })
  return bad
}
function timesLogged(lines: readonly string[]) {
  return lines.filter((line) => line.includes('does not answer')).length
}

test('the first API is killed while somebody browses, and nobody notices', async ({ page }) => {
  const { url, web, firstApi } = shop
  const bad = goodStatuses(page)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const search = page.getByRole('combobox', { name: 'Buscar refacciones' })
  const suggestions = page.getByRole('listbox').getByRole('option')

  await page.goto(`${url}/es`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await search.fill('bala')
  await expect(suggestions.first()).toBeVisible()
  await page.getByRole('link', { name: 'Productos', exact: true }).first().click()
  await expect(page).toHaveURL(/\/es\/productos$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(warnings).toEqual([])

  firstApi.process.kill('SIGKILL')
  await firstApi.exited

  await search.fill('balatas versa')
  await expect(suggestions.first()).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de «balatas versa»')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/productos\/p\?ref=/)
  await page.getByRole('button', { name: /Agregar al carrito/ }).click()
  const cart = page.getByRole('dialog', { name: 'Tu carrito' })
  await expect(cart.getByText(/IVA incluido: \$/)).toBeVisible()
  await expect(cart.getByRole('alert')).toHaveCount(0)
  await expectPictures(page)
  await page.keyboard.press('Escape')

  for (const path of ['/es', '/en/noticias', '/es/promociones', '/es/acerca', '/es/productos?categoria=frenos']) {
    expect((await page.goto(url + path))?.status(), path).toBe(200)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectPictures(page)
  }
  expect(bad).toEqual([])
  expect(timesLogged(warnings)).toBe(1)
  expect(timesLogged(web.output().split('\n'))).toBe(1)
})

/** Those that are near the screen have arrived and can be seen. */
function expectPictures(page: Page) {
  return expect
    .poll(() =>
      page.locator('img').evaluateAll((all) => (all as HTMLImageElement[]).filter((img) => img.complete && !img.naturalWidth).length),
    )
    .toBe(0)
}
