import type { Page } from '@playwright/test'
import { ON_DESKTOP } from './support/on-which-screen.ts'
import { expect, test } from './support/shop.ts'

const DATA = '**/*.data*'
const LIST = '/es/productos'

function products(page: Page) {
  return page.getByRole('navigation').getByRole('link', { name: 'Productos' }).first()
}

/** Before, a link is the browser's own; and cards of a page that came whole sleep until the visitor's first sign. */
async function goToList(page: Page) {
  await page.goto('/es')
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await products(page).click()
  await expect(page).toHaveURL(LIST)
  // Home has parts as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Refacciones', exact: true })).toBeVisible()
}
/** What only this document knows. */
function markDocument(page: Page) {
  return page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}
function isSameDocument(page: Page) {
  return page.evaluate(() => 'isSameDocument' in window)
}
function firstPart(page: Page) {
  return page.getByRole('article').first().getByRole('heading').getByRole('link')
}

test('a part opens in the same document, and Back finds the list where it was left', { tag: ON_DESKTOP }, async ({ page }) => {
  await goToList(page)
  await page.mouse.wheel(0, 900)
  await markDocument(page)
  const eighth = page.getByRole('article').nth(8).getByRole('heading').getByRole('link')
  await eighth.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await eighth.click()
  await expect(page).toHaveURL(/productos\/p\?ref=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
})

test('an answer that breaks off is told in the page, and the next tap works', { tag: ON_DESKTOP }, async ({ page }) => {
  await goToList(page)
  await page.route(DATA, (route) => route.fulfill({ contentType: 'application/json', body: '' }))
  await firstPart(page).click()
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(DATA)
  await products(page).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('data of another version of the shop bring the whole page', { tag: ON_DESKTOP }, async ({ page }) => {
  await goToList(page)
  await markDocument(page)
  await page.route(DATA, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), version: '/assets/another.js' } })
  })
  await firstPart(page).click()
  await expect(page).toHaveURL(/productos\/p\?ref=/)
  await page.waitForLoadState()
  expect(await isSameDocument(page)).toBe(false)
})

test('whatever is typed behind an address, the page stays', { tag: ON_DESKTOP }, async ({ page, request }) => {
  await goToList(page)
  await page.evaluate(() => {
    location.hash = '#%'
  })
  await firstPart(page).click()
  await expect(page).toHaveURL(/productos\/p\?ref=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['__proto__', 'toString', '__defineGetter__'])
    expect([name, (await request.get(`/es/productos?${name}=1`)).status()]).toEqual([name, 200])
})
