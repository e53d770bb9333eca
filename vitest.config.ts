import { defineConfig } from 'vitest/config'

/** Not isolated: most of the time went into loading the same modules for every file. Nothing of ours keeps state in a module. */
const settings = { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 }

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
