/** Whom a browser shall ask by https only: nobody, this host, or every host under its name too. */
export type StrictTransport = 'this-host' | 'subdomains' | undefined

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** What goes with every answer, whoever makes it. Pages add more of their own. */
export function safeHeaders(strictTransport: StrictTransport): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(strictTransport
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}${strictTransport === 'subdomains' ? '; includeSubDomains' : ''}` }
      : {}),
  }
}
