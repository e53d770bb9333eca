import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

function policy(
  imageOrigins: readonly string[],
  callOrigins: readonly string[],
  scripts: readonly string[] = [],
  styles: readonly string[] = [],
) {
  return pageHeaders({ scripts, styles }, { imageOrigins, callOrigins }, false)['content-security-policy'] ?? ''
}

test('a shop on one host calls and shows nothing from elsewhere', () => {
  expect(policy([], [])).toContain("img-src 'self' data:;")
  expect(policy([], [])).toContain("connect-src 'self';")
})

test('hosts of their own are named, each for what it is for', () => {
  const text = policy(['https://img.example'], ['https://a.example', 'https://b.example'])
  expect(text).toContain("img-src 'self' data: https://img.example;")
  expect(text).toContain("connect-src 'self' https://a.example https://b.example;")
  expect(text).toContain("script-src 'self';")
})

test("only the page's own inline scripts run", () => {
  expect(policy([], [], ['let a'])).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
})

test("only the page's own inline styles are applied", () => {
  expect(policy([], [])).toContain("style-src 'self';")
  expect(policy([], [], [], [':root{--color-brand:#8a1538}'])).toMatch(/style-src 'self' 'sha256-[^ ]+';/)
})

test('strings become markup or scripts by one rule, and whatever a policy stops is told', () => {
  expect(policy([], [])).toContain("require-trusted-types-for 'script'; trusted-types default;")
  expect(policy([], [])).toContain('report-uri /reportes-de-politica')
})

function policyOf(isPaidByStripe: boolean) {
  return pageHeaders({ scripts: ['1'], styles: [] }, { imageOrigins: [], callOrigins: [] }, isPaidByStripe)['content-security-policy'] ?? ''
}

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
