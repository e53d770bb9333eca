import type { Page } from '@playwright/test'

export type Measure = { readonly seconds: number; readonly note: string }
type LargestPaint = PerformanceEntry & { readonly element?: Element; readonly url?: string }

/** Nothing larger is painted once everything has come. */
const SETTLED_MS = 1_000

/** Until the largest thing of the first screen is painted, and what that is. */
export async function largestPaint(page: Page, address: string): Promise<Measure> {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(
    () =>
      new Promise<Measure>((resolve) =>
        new PerformanceObserver((list) => {
          const { startTime, url, element } = list.getEntries().at(-1) as LargestPaint
          resolve({ seconds: startTime / 1_000, note: url ? new URL(url).pathname : (element?.localName ?? '') })
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
}

/** Until the cart says that the part is in it, for a finger that taps as soon as the button is on the screen. */
export async function addedToCart(page: Page, address: string): Promise<Measure> {
  await page.goto(address, { waitUntil: 'commit' })
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar/ })
    .first()
  await button.tap()
  const tapped = await secondsOn(page)
  await page.getByRole('button', { name: /carrito, 1 pieza/i }).waitFor()
  return { seconds: await secondsOn(page), note: `tapped at ${tapped.toFixed(2)} s` }
}

function secondsOn(page: Page): Promise<number> {
  return page.evaluate(() => performance.now() / 1_000)
}
