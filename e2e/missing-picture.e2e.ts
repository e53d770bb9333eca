import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { addStaff, openOffice } from './support/staff.ts'

// The browser itself reports every picture that does not come.
test.use({ expectedComplaints: /Failed to load resource/ })

const FALLBACK = '/images/products/default.png?w=540'

/** No picture of the catalogue comes, except default.png if it is to; counts how often that is asked for. */
async function losePictures(page: Page, isFallbackLost: boolean) {
  const asked = { fallback: 0 }
  await page.route('**/images/products/**', (route) => {
    const isFallback = route.request().url().includes('default.png')
    if (isFallback) asked.fallback++
    return isFallback && !isFallbackLost ? route.continue() : route.abort()
  })
  return asked
}
function isShown(picture: Locator) {
  return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
}

test('in the shop a picture that does not come is shown as default.png', async ({ page }) => {
  await losePictures(page, false)
  await page.goto('/es/productos')
  const picture = page.locator('main article img, main li img').first()
  await expect(picture).toHaveAttribute('src', FALLBACK)
  await expect.poll(() => isShown(picture)).toBe(true)
  // Those that come later, too.
  await page
    .getByRole('button', { name: /Agregar/ })
    .first()
    .click()
  await page.getByRole('button', { name: /carrito, 1 pieza/i }).click()
  const inCart = page.getByRole('dialog').locator('img').first()
  await expect(inCart).toHaveAttribute('src', FALLBACK)
  await expect.poll(() => isShown(inCart)).toBe(true)
})

test('in the back office too', async ({ page }) => {
  await losePictures(page, false)
  await openOffice(page, await addStaff('content'), '/admin/productos')
  const picture = page.locator('main img').first()
  await expect(picture).toHaveAttribute('src', FALLBACK)
  await expect.poll(() => isShown(picture)).toBe(true)
})

test('if default.png does not come either, it is asked for once a picture and no more', async ({ page }) => {
  const asked = await losePictures(page, true)
  await page.goto('/es/productos')
  await expect(page.locator('main article img, main li img').first()).toHaveAttribute('src', FALLBACK)
  await page.waitForLoadState('networkidle')
  expect(asked.fallback).toBeLessThanOrEqual(await page.locator('img').count())
})
