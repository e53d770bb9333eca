import type { Browser, Page, Request, Response } from '@playwright/test'
import { ADDRESS, addBuyer, comeWith, PARTS, payButton } from './support/buying.ts'
import { ON_BOTH, ON_PHONE } from './support/on-which-screen.ts'
import { FORM_SCREENS, PUBLIC_SCREENS, SIGN_IN_SCREENS } from './support/screens.ts'
import { expect, test } from './support/shop.ts'

/** KB are 1,000 bytes, as they travel. */
const BUDGET = { script: 85_000, formScript: 100_000, stylesheet: 20_000, fonts: 1, homeImages: 180_000, homePicture: 15_000, shift: 0.02 }
const WEIGHED = new Set(['script', 'stylesheet', 'image', 'font'])
/** A wide screen loads the same scripts; it is asked where it shows more of the page at once. */
const WIDE_TOO = new Set<string>(['home', 'list', 'part'])
/** Those of the card sandbox stand for Stripe's, which are not ours to weigh. */
const CARD_SCRIPTS = '/sandbox/'

/** What a page loads by itself, before anybody touches it. */
async function firstLoadOf(page: Page, address: string, isThere = (shown: Page) => shown.getByRole('main')) {
  const responses: Response[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('response', (response) => responses.push(response))
  // Some answers nobody reads to their end.
  page.on('response', (response) => WEIGHED.has(response.request().resourceType()) || underWay.delete(response.request()))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await expect(isThere(page).first()).toBeVisible()
  for (let before = -1; responses.length !== before; ) {
    before = responses.length
    await expect.poll(() => [...underWay].map((request) => `${request.method()} ${request.url()}`)).toEqual([])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  const loaded = await Promise.all(
    responses
      .filter(
        (response) => response.status() < 300 && WEIGHED.has(response.request().resourceType()) && !response.url().includes(CARD_SCRIPTS),
      )
      .map(async (response) => ({
        type: response.request().resourceType(),
        url: new URL(response.url()),
        bytes: (await response.request().sizes()).responseBodySize,
      })),
  )
  const of = (type: string) => loaded.filter((one) => one.type === type)
  const bytesOf = (type: string) => of(type).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    scripts: of('script').length,
    script: bytesOf('script'),
    stylesheet: bytesOf('stylesheet'),
    images: bytesOf('image'),
    fonts: of('font').length,
    strangers: loaded.filter(({ url }) => url.origin !== new URL(page.url()).origin).map(({ url }) => url.href),
    shift: await page.evaluate(() => Number(Reflect.get(window, 'shift'))),
  }
}

/**
 * The lightest form of a picture is made after somebody has asked for it; the budget is for all who come later. Each look is somebody
 * else's browser: one that has the heavier form keeps it for ever.
 */
async function picturesAreMade(browser: Browser, baseURL: string | undefined, address: string) {
  const heavyForNewcomer = async () => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
    const page = await context.newPage()
    const heavy: string[] = []
    page.on('response', (response) => response.headers()['content-type'] === 'image/webp' && heavy.push(response.url()))
    await firstLoadOf(page, address)
    await context.close()
    return heavy
  }
  await expect.poll(heavyForNewcomer, { timeout: 240_000, intervals: [2_000] }).toEqual([])
}

const SCREENS = [
  ...PUBLIC_SCREENS.map((screen) => ({ ...screen, most: BUDGET.script })),
  ...[...SIGN_IN_SCREENS, ...FORM_SCREENS].map((screen) => ({ ...screen, most: BUDGET.formScript })),
]

for (const { name, path, most } of SCREENS) {
  test(`${name} stays inside its budget`, { tag: WIDE_TOO.has(name) ? ON_BOTH : ON_PHONE }, async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    if (name === 'home') await picturesAreMade(browser, baseURL, `/es${path}`)
    // Where it rests already, the browser reports a move of it as soon as a page is drawn beneath.
    if (!isMobile) await page.mouse.move(3, 3)
    const load = await firstLoadOf(page, `/es${path}`)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(load) })
    expect(load.scripts).toBeGreaterThan(2)
    expect(load.script).toBeGreaterThan(60_000)
    expect(load.script).toBeLessThanOrEqual(most)
    expect(load.stylesheet).toBeGreaterThan(1_000)
    expect(load.stylesheet).toBeLessThanOrEqual(BUDGET.stylesheet)
    expect(load.fonts).toBeLessThanOrEqual(BUDGET.fonts)
    expect(load.shift).toBeLessThanOrEqual(BUDGET.shift)
    expect(load.strangers).toEqual([])
    if (name === 'home' && isMobile) {
      expect(load.images).toBeGreaterThan(1_000)
      expect(load.images).toBeLessThanOrEqual(BUDGET.homeImages)
    }
  })
}

test('the largest picture of Home sets out before the scripts, and is light', { tag: ON_BOTH }, async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  await picturesAreMade(browser, baseURL, '/es')
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await firstLoadOf(page, '/es')
  const isHero = (request: Request) => request.url().includes(isMobile ? 'hero-1-mobile' : 'hero-1-desktop')
  const [hero, ...again] = asked.filter(isHero)
  expect(again).toEqual([])
  expect(asked.findIndex(isHero)).toBeLessThan(asked.findIndex((request) => request.resourceType() === 'script'))
  if (isMobile) expect((await hero?.sizes())?.responseBodySize).toBeLessThanOrEqual(BUDGET.homePicture)
})

test('Home is seen as it should be before any other file has come', { tag: ON_PHONE }, async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.route(/\/assets\//, () => {})
  await page.goto('/es', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const look = () => page.getByRole('banner').evaluate((banner) => getComputedStyle(banner).backgroundColor)
  await expect.poll(look).toBe('rgb(33, 61, 145)')
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  expect(refused).toEqual([])
})

/** Stripe's own script is apart. */
const CUSTOMER_SCREENS = [
  { path: '/historial-compras', most: 125_000, isThere: (page: Page) => page.getByText('Aún no tienes compras') },
  { path: '/mi-cuenta', most: 125_000, isThere: (page: Page) => page.locator('form#address') },
  { path: '/cart/checkout', most: 138_000, isThere: (page: Page) => page.getByRole('radio', { name: /^Tarjeta/ }) },
  { path: '/cart/resumen', most: 140_000, isThere: (page: Page) => payButton(page) },
]

test('a customer’s own screens stay inside their budgets', { tag: ON_PHONE }, async ({ page, request, browser, baseURL }) => {
  await comeWith(page, request, { buyer: await addBuyer(request), cart: { [PARTS.card]: 1 }, envio: ADDRESS })
  const storageState = await page.context().storageState()
  for (const { path, most, isThere } of CUSTOMER_SCREENS) {
    // A browser of its own each time, that has nothing in its cache.
    const context = await browser.newContext({ storageState, ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
    const { script, scripts, strangers } = await firstLoadOf(await context.newPage(), `/es${path}`, isThere)
    test.info().annotations.push({ type: 'bytes', description: `${path} ${script} in ${scripts}` })
    expect(script, path).toBeGreaterThan(80_000)
    expect(script, path).toBeLessThanOrEqual(most)
    expect(strangers).toEqual([])
    await context.close()
  }
})

test('nothing jumps when the visitor’s car becomes known', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('garage', JSON.stringify({ cars: [{ make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }], chosen: 0 })),
  )
  for (const path of ['', '/productos?categoria=frenos', '/productos/p?ref=2'])
    expect((await firstLoadOf(page, `/es${path}`)).shift).toBeLessThanOrEqual(BUDGET.shift)
})
