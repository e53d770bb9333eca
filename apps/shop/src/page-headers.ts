import { createHash } from 'node:crypto'

/** What every page says about itself. The policy allows this page's own inline scripts, by their hash, and nothing else. */
export const pageHeaders = (html: string, isHttps: boolean): Record<string, string> => ({
  'content-security-policy': contentPolicy(html),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

const contentPolicy = (html: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self' ${inlineScripts(html).map(hashOf).join(' ')}`.trim(),
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
