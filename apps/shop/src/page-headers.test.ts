import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

const policyOf = (isPaidByStripe: boolean) =>
  pageHeaders('<script>1</script>', { isHttps: true, imageOrigins: [], isPaidByStripe })['content-security-policy'] ?? ''

test('a page of the demo asks no other host for scripts, frames or data', () => {
  expect(policyOf(false)).not.toContain('stripe')
  expect(policyOf(false)).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
})

test('with Stripe, its scripts and frames are allowed on every page, and nobody else’s', () => {
  const policy = policyOf(true)
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com 'sha256-")
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com")
  expect(policy.match(/https:\/\/[^ ;]+/g)?.every((origin) => origin.endsWith('stripe.com'))).toBe(true)
})
