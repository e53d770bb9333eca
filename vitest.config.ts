import { defineConfig } from 'vitest/config'

const settings = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...settings,
          name: 'unit',
          include: ['{packages,apps,demo,tools}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...settings,
          name: 'database',
          include: ['{packages,apps,demo,tools}/**/*.db.test.ts'],
          globalSetup: 'tools/vitest-database.ts',
        },
      },
    ],
  },
})
