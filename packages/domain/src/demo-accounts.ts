export const DEMO_CUSTOMER = 'cliente@demo.mx'
export const DEMO_STAFF = 'admin@demo.mx'
/** Their password is in the README. */
export const DEMO_ACCOUNTS: readonly string[] = [DEMO_CUSTOMER, DEMO_STAFF]

/** A real shop knows nobody by these addresses, whatever its database says. */
export function isShutOut(mode: 'demo' | 'production', email: string): boolean {
  return mode === 'production' && DEMO_ACCOUNTS.includes(email)
}
