import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

const policy = (imageOrigins: readonly string[], callOrigins: readonly string[], html = '') =>
  pageHeaders(html, { isHttps: true, imageOrigins, callOrigins })['content-security-policy'] ?? ''

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
  expect(policy([], [], '<script>let a</script><script src="/x.js"></script>')).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
})
