import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ON_BOTH, ON_DESKTOP, ON_PHONE } from './e2e/support/on-which-screen.ts'

/** As root Chromium has no sandbox of its own; the other flags keep it from calling home. */
const flags = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
/** Chromium does not bear another clock than the machine's; pages are given theirs by `e2e/support/shop.ts`. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'LD_PRELOAD')) as Record<string, string>

/** Laid out differently, so on both. */
const ON_EVERY_SCREEN = [
  'accessible',
  'back-office',
  'browse-the-catalogue',
  'choose-a-part',
  'condition-desk',
  'find-a-part',
  'garage',
  'home',
]
/** The back office, and what is the same on every screen: addresses, answers, keys and processes. */
const AT_A_DESK = [
  'accounts-by-sms',
  'addresses',
  'api-host-killed',
  'arrivals-desk',
  'by-keyboard',
  'chat-desk',
  'chat-through-two-processes',
  'counter',
  'disputes-desk',
  'lost-pieces',
  'missing-picture',
  'money-desk',
  'open-a-shop',
  'orders-desk',
  'own-identity',
  'page-speeds',
  'policies',
  'quotation-desk',
  'reconciliation-desk',
  'refunds-desk',
  'returns',
  'search-engines',
  'staff-desk',
  'staff-way-back',
  'transfers-only',
]
/** What staff change here everybody sees: last, when nobody else looks at the shop any more. */
const CHANGES_THE_SHOP = [
  'content-desk',
  'contradictions-desk',
  'import-desk',
  'jobs-desk',
  'products-desk',
  'search-desk',
  'settings-desk',
  'shop-window-desk',
]
const AT_DESK = { viewport: { width: 1440, height: 900 } }
function anyOf(names: readonly string[]) {
  return names.map((name) => `${name}.e2e.ts`)
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/support/open-shop.ts',
  workers: 2,
  // Patient, not slow: a busy machine of two cores must not look like a broken shop.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  outputDir: join(tmpdir(), 'playwright-results'),
  forbidOnly: true,
  use: {
    locale: 'es-MX',
    // What moves by itself keeps a processor busy; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker answers, tests cannot hold back; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: [...flags, ...asRoot], env: environment },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: new RegExp(ON_DESKTOP),
      testIgnore: anyOf([...AT_A_DESK, ...CHANGES_THE_SHOP]),
      use: { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: new RegExp([ON_DESKTOP, ON_BOTH, ...anyOf([...ON_EVERY_SCREEN, ...AT_A_DESK])].join('|')),
      grepInvert: new RegExp(ON_PHONE),
      testIgnore: anyOf(CHANGES_THE_SHOP),
      use: AT_DESK,
    },
    { name: 'catalogue-desk', testMatch: anyOf(CHANGES_THE_SHOP), use: AT_DESK },
  ],
})
