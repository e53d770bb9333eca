import type { BrowserContext, Page } from '@playwright/test'
import { Client } from 'pg'
import { comeWith, PARTS } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: /net::ERR_|Failed to fetch|status of (404|503)/ })

const CAR = { cars: [{ make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }], chosen: 0 }

/** What wakes up all that waits for a visitor. */
function giveASign(page: Page) {
  return page.mouse.wheel(0, 1)
}

/** Until the worker keeps what this page has shown. */
function isKept(page: Page, path: string) {
  return page.evaluate(
    async (wanted) => (await (await caches.open('pages')).match(new URL(wanted, location.href).href)) !== undefined,
    path,
  )
}

async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect
    .poll(async () => {
      await giveASign(page)
      return isKept(page, path)
    })
    .toBe(true)
}
function offlineMark(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Sin conexión' })
}
function goOffline(context: BrowserContext) {
  return context.setOffline(true)
}
/** Chromium 150 no longer tells a page that is opened in a pretended loss of connection that it has none: it is lost once more. */
async function openOffline(page: Page, address: string) {
  await page.goto(address)
  await page.context().setOffline(false)
  await goOffline(page.context())
}

test('without a connection seen parts, the garage and the cart open, with a mark; then all is as before', async ({ page, context }) => {
  await page.addInitScript((garage) => localStorage.setItem('garage', JSON.stringify(garage)), CAR)
  await openAndKeep(page, '/es/productos/p?ref=2')
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' })
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Cerrar carrito' }).click()
  await openAndKeep(page, '/es')

  await goOffline(context)
  await expect(offlineMark(page)).toBeVisible()
  await openOffline(page, '/es/productos/p?ref=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(offlineMark(page)).toBeVisible()
  expect(
    await page
      .getByRole('img', { name: heading })
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0)

  await page.getByRole('button', { name: /Versa/ }).first().click()
  const garage = page.getByRole('dialog', { name: 'Mi garage' })
  await expect(garage.getByText('Nissan Versa 2016 1.6')).toBeVisible()
  await expect(garage.getByRole('alert')).toContainText('Sin conexión')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /carrito/i })
    .first()
    .click()
  await expect(drawer.getByRole('link', { name: heading })).toBeVisible()
  await expect(drawer.getByRole('alert')).toContainText('Sin conexión')
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(offlineMark(page)).toHaveCount(0)
  await page.goto('/es/promociones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promociones')
})

test('a link to a seen page works without a connection, one to another says why it does not', async ({ page, context }) => {
  await openAndKeep(page, '/es/acerca')
  await openAndKeep(page, '/es/noticias')
  await goOffline(context)
  await page.getByRole('link', { name: 'Acerca', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La Tuerca')
  await page.goto('/es/promociones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  await expectAccessible(page)
  await page.goto('/en/promociones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
})

test('nothing about a person is kept', async ({ page }) => {
  await openAndKeep(page, '/es')
  await page.evaluate(() => Promise.all(['/api/politicas', '/buzon', '/api/products'].map((path) => fetch(path))))
  await page.goto('/buzon')
  await page.goto('/es/acerca')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    return (
      await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))
    ).flat()
  })
  expect(kept.length).toBeGreaterThan(3)
  for (const path of kept) expect(path).toMatch(/^\/(assets\/|images\/products\/|es$|es\/)/)
})

declare global {
  var hasRegistered: boolean | undefined
}

/** The same worker under another name stands for one of another build; it comes after the page's own. */
async function publishNewer(page: Page) {
  await expect.poll(() => giveASign(page).then(() => page.evaluate(() => globalThis.hasRegistered))).toBe(true)
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => {}))
}
function noticeRegistering(page: Page) {
  return page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = async (...given) => {
      const registration = await register(...given)
      globalThis.hasRegistered = true
      return registration
    }
  })
}
function updateNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Hay una versión nueva de la tienda.' })
}

test('a newer shop is offered, and taken only when the visitor wants it', async ({ page }) => {
  await openAndKeep(page, '/es')
  await noticeRegistering(page)
  await page.goto('/es/acerca')
  await publishNewer(page)
  await expect(updateNotice(page)).toBeVisible()
  await expectAccessible(page)
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  expect(await worker()).toMatch(/sw\.js$/)
  const reloaded = page.waitForEvent('load')
  await updateNotice(page).getByRole('button', { name: 'Actualizar' }).click()
  await reloaded
  expect(await worker()).toMatch(/sw\.js\?newer$/)
})

test('in the middle of a purchase a newer shop waits', async ({ page, request }) => {
  await openAndKeep(page, '/es')
  await comeWith(page, request, { cart: { [PARTS.card]: 1 } })
  await noticeRegistering(page)
  await page.clock.install()
  await page.goto('/es/cart/checkout')
  await publishNewer(page)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  // Long enough for the page to look again, whether the visitor is still buying.
  await page.clock.runFor(30_000)
  await expect(updateNotice(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'La Tuerca', exact: true }).first().click()
  await expect(page).toHaveURL('/es')
  await page.clock.runFor(30_000)
  await expect(updateNotice(page)).toBeVisible()
})

test('the browser finds nothing missing for installing it', async ({ page, context }) => {
  await openAndKeep(page, '/es')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A test's browser keeps nothing, which is the one thing it may hold against the shop.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('it can be installed: a manifest in each language, with icons that are there', async ({ page, request }) => {
  for (const lang of ['es', 'en']) {
    await page.goto(`/${lang}`)
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const response = await request.get(address)
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({ start_url: `/${lang}`, display: 'standalone', scope: '/', short_name: 'La Tuerca' })
    const sizes = manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)
    expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})

function largestPaint() {
  return new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
}

test('how fast a page was reaches the shop when the visitor leaves', async ({ page }) => {
  const database = new Client(process.env.SHOP_DATABASE_URL)
  await database.connect()
  const counted = async () => {
    const { rows } = await database.query<{ measure: string; n: number }>(
      `select measure, sum(count)::int as n from page_measures where route = 'article' group by measure order by measure`,
    )
    return Object.fromEntries(rows.map(({ measure, n }) => [measure, n]))
  }
  try {
    const before = await counted()
    await page.goto('/es/noticias/cuando-cambiar-las-balatas')
    // Whoever scrolls before anything is painted has no largest paint.
    await page.evaluate(largestPaint)
    // Registering and measuring begin together.
    await expect.poll(() => giveASign(page).then(() => page.evaluate(() => navigator.serviceWorker.controller !== null))).toBe(true)
    await page.evaluate(largestPaint)
    await page.goto('/es')
    const untold = async () => {
      const after = await counted()
      return ['CLS', 'LCP', 'TTFB'].filter((measure) => (after[measure] ?? 0) <= (before[measure] ?? 0))
    }
    await expect.poll(untold).toEqual([])
  } finally {
    await database.end()
  }
})
