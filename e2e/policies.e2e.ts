import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/shop.ts'

const TILES = 'https://tile.openstreetmap.org/**'
/** One grey dot: what a tile server would have answered. */
const TILE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPMysr6DwAEWQIVt0P1hgAAAABJRU5ErkJggg==', 'base64')
function money(pesos: number) {
  return `$${pesos.toFixed(2)}`
}

function otherHosts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') asked.push(request.url())
  })
  return asked
}

for (const lang of ['es', 'en']) {
  test(`what is promised is what the API says, in ${lang}`, async ({ page, request }) => {
    const { envio, entrega, devoluciones, cotizacion, horario, tienda } = (await (await request.get('/api/politicas')).json()).data
    const promises = [
      money(envio.gratis_desde),
      money(envio.costo),
      new RegExp(`(?<!\\d)${entrega.dias_minimo} (a|to) ${entrega.dias_maximo} `),
      new RegExp(`(?<!\\d)${devoluciones.dias} (días|days|calendar)`),
      new RegExp(`(?<!\\d)${cotizacion.minutos} (minutos|minutes)`),
      ...horario.map(({ abre, cierra }: { abre: string; cierra: string }) => `${abre}–${cierra}`),
      tienda.razon_social,
      tienda.direccion,
      tienda.email,
    ]
    for (const name of ['acerca', 'garantias-y-devoluciones']) {
      await page.goto(`/${lang}/${name}`)
      for (const promise of promises) await expect(page.getByRole('main')).toContainText(promise)
      await expect(page.getByRole('main').locator(`a[href="https://wa.me/${tienda.whatsapp}"]`)).toBeVisible()
      await expect(page.getByRole('main').locator(`a[href="tel:+52${tienda.telefono}"]`)).toBeVisible()
    }
  })
}

test('every page leads to the policies, and a policy’s index to its sections', async ({ page }) => {
  await page.goto('/es/productos')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click()
  await expect(page).toHaveURL('/es/aviso-de-privacidad')
  await expect(page.getByText('Secretaría Anticorrupción y Buen Gobierno')).toBeVisible()
  await expect(page.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
  const index = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link')
  const targets = await index.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash))
  for (const target of targets) await expect(page.locator(`h2${target}`)).toHaveCount(1)
  await index.filter({ hasText: 'ARCO' }).click()
  const section = page.getByRole('heading', { name: /ARCO/ })
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
})

test('what the shop stored can be erased at once', async ({ page }) => {
  await page.goto('/es/uso-de-cookies')
  await page.evaluate(() => localStorage.setItem('garage', '{"cars":[],"chosen":-1}'))
  await page.getByRole('button', { name: 'Borrar lo que guardó la tienda' }).click()
  await expect(page.getByText('este navegador ya no guarda nada')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

test('the map is drawn without asking anybody, and comes alive when asked for', async ({ page }) => {
  const asked = otherHosts(page)
  await page.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: TILE }))
  await page.goto('/es/productos')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acerca de la tienda' }).click()
  const drawn = page.getByRole('img', { name: /Mapa dibujado/ })
  await expect(drawn).toBeVisible()
  await expect(page.getByRole('link', { name: /Google Maps/ })).toHaveAttribute('href', /19\.0437,-98\.198/)
  await expect(page.getByRole('link', { name: /Waze/ })).toHaveAttribute('href', /19\.0437,-98\.198/)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Ver mapa en vivo' }).click()
  const live = page.getByRole('region', { name: /Mapa en vivo/ })
  await expect(live).toBeVisible()
  await expect(live).toBeFocused()
  await expect(live.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
  await expect(drawn).toHaveCount(0)
  expect([...new Set(asked.map((url) => new URL(url).origin))]).toEqual(['https://tile.openstreetmap.org'])
  await expectAccessible(page)
})

test('without tiles the drawn map stays, and the page says why', async ({ page, complaints }) => {
  await page.route(TILES, (route) => route.abort())
  await page.goto('/en/acerca')
  await page.getByRole('button', { name: 'Show live map' }).click()
  await expect(page.getByText('The live map did not load.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Drawn map/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show live map' })).toBeEnabled()
  // The browser itself reports each tile it could not get.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('net::ERR_FAILED')
})

test.describe('before scripts arrive', () => {
  test.use({ javaScriptEnabled: false })
  test('the map is there and the index works', async ({ page }) => {
    await page.goto('/es/acerca')
    await expect(page.getByRole('img', { name: /Mapa dibujado/ })).toBeVisible()
    await page.goto('/es/garantias-y-devoluciones')
    await page.getByRole('link', { name: 'Cómo te regresamos tu dinero' }).click()
    await expect(page.getByRole('heading', { name: 'Cómo te regresamos tu dinero' })).toBeInViewport()
  })
})
