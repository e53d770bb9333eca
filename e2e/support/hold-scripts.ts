import type { Page } from '@playwright/test'

/** Scripts wait on their way until they are released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
