import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the test run and the migrated database that each test file copies. */
    database: { readonly adminUrl: string; readonly template: string }
  }
}
