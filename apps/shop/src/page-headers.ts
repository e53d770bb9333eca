import { hash } from 'node:crypto'

export type PageHeaderOptions = {
  /** On every page: a visitor who goes on to the map by a link keeps the policy of the page he came in by. */
  readonly imageOrigins: readonly string[]
  readonly callOrigins: readonly string[]
}

/** Where browsers tell of what a policy stopped. */
export const REPORTS = '/reportes-de-politica'
/** Strings become markup, or addresses of scripts, by one rule only (`ui/src/trusted-markup.ts`), and its refusals are told. */
export const TRUSTED_TYPES = [`require-trusted-types-for 'script'`, 'trusted-types default', `report-uri ${REPORTS}`]

/** Written into the page by ourselves. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What every page says about itself. The policy allows the inline scripts and styles that we wrote ourselves, by their hash, and nothing else. */
export function pageHeaders(own: Inline, options: PageHeaderOptions, isPaidByStripe: boolean): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(own, options, isPaidByStripe),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

type Others = { readonly scripts: string; readonly frames: string; readonly connections: string }
export const STRIPE_SCRIPTS = 'https://js.stripe.com'
const NOBODY: Others = { scripts: '', frames: '', connections: '' }
/** Cards are typed into frames of the payment provider; the demo's sandbox is of our own origin and needs nothing. */
const STRIPE: Others = {
  scripts: ` ${STRIPE_SCRIPTS} https://*.js.stripe.com`,
  frames: ` ${STRIPE_SCRIPTS} https://*.js.stripe.com https://hooks.stripe.com`,
  connections: ' https://api.stripe.com',
}

function contentPolicy(own: Inline, { imageOrigins, callOrigins }: PageHeaderOptions, isPaidByStripe: boolean): string {
  const { scripts, frames, connections } = isPaidByStripe ? STRIPE : NOBODY
  return [
    `default-src 'self'`,
    `script-src 'self'${scripts} ${own.scripts.map(hashOf).join(' ')}`.trim(),
    `frame-src 'self'${frames}`,
    `style-src 'self' ${own.styles.map(hashOf).join(' ')}`.trim(),
    `img-src 'self' data: ${imageOrigins.join(' ')}`.trim(),
    `font-src 'self'`,
    `connect-src 'self'${connections} ${callOrigins.join(' ')}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    ...TRUSTED_TYPES,
  ].join('; ')
}

const known = new Map<string, string>()
/** Ours are a dozen, the same on all pages but for the shop's colours. */
const MOST_KNOWN = 100

/** By which a policy knows what stands in the page itself. */
export function hashOf(code: string): string {
  const before = known.get(code)
  if (before) return before
  const hashed = `'sha256-${hash('sha256', code, 'base64')}'`
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(code, hashed)
  return hashed
}
