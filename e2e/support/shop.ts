import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { moveClockOf } from './another-time.ts'

/** Tests of the shop: addresses are relative to it, and a page that complains in the console fails its test. */
export const test = base.extend<{ complaints: string[]; expectedComplaints: RegExp }, { anotherTime: undefined }>({
  anotherTime: [
    async ({ browser }, use) => {
      moveClockOf(browser)
      await use(undefined)
    },
    { auto: true, scope: 'worker' },
  ],
  // The browser itself reports a page that is rightly a 404.
  expectedComplaints: [/status of 404/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this very pattern
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_URL)
  },
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedComplaints.test(message.text())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** In one pass over the page and its frames, and without a list of what is good: the same violations in a fifth of the time. */
export async function expectAccessible(page: Page): Promise<void> {
  const options = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } }
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

export { expect }
