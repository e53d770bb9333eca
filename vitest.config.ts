import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Not isolated: most of the time went into loading the same modules for every file. Nothing of ours keeps state in a module. */
const settings = {
  isolate: false,
  // Patient, not slow: on a busy machine a test waits for a state as long as it takes, and never for a time.
  testTimeout: 300_000,
  hookTimeout: 900_000,
  // For the shops that tests start in processes of their own.
  env: { DATABASE_PATIENCE_MS: '60000' },
  expect: { poll: { timeout: 120_000, interval: 20 } },
  setupFiles: ['./tools/vitest-setup.ts'],
}

export default defineConfig({
  test: {
    // Each waits for the database half of its time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...settings,
          name: 'unit',
          include: ['{packages,apps,bench,demo,tools}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...settings,
          name: 'database',
          include: ['{packages,apps,bench,demo,tools}/**/*.db.test.ts'],
          globalSetup: 'tools/vitest-database.ts',
        },
      },
    ],
  },
})
