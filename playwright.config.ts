import { defineConfig } from '@playwright/test'
import { ON_DESKTOP, ON_PHONE } from './e2e/support/on-which-screen.ts'

/** As root Chromium has no sandbox of its own; the other flags keep it from calling home. */
const flags = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/support/open-shop.ts',
  workers: 2,
  // Patient, not slow: a busy machine of two cores must not look like a broken shop.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    locale: 'es-MX',
    // What a service worker answers, tests cannot hold back; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: [...flags, ...asRoot] },
  },
  projects: [
    {
      name: 'phone',
      // These need a keyboard, or look at addresses, answers and processes, which are the same on every screen.
      grepInvert: new RegExp(ON_DESKTOP),
      testIgnore: [
        'accounts-by-sms.e2e.ts',
        'addresses.e2e.ts',
        'api-host-killed.e2e.ts',
        'by-keyboard.e2e.ts',
        'chat-through-two-processes.e2e.ts',
        'lost-pieces.e2e.ts',
        'policies.e2e.ts',
        'search-engines.e2e.ts',
      ],
      use: { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: new RegExp(ON_PHONE),
      // An app is installed on a phone.
      testIgnore: ['buy-with-oxxo.e2e.ts', 'buy-by-transfer.e2e.ts', 'installed-app.e2e.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
