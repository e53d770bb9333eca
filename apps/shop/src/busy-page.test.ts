import { expect, test } from 'vitest'
import { busyPage } from './busy-page.ts'

test('says in the language of the page how long to wait, and leads back to it', () => {
  const { body, headers } = busyPage('tooMany', 'es', '/es/productos?search=balata', 12)
  expect(body).toContain('<html lang="es">')
  expect(body).toContain('12 segundos')
  expect(body).toContain('href="/es/productos?search=balata"')
  expect(body).not.toContain('http-equiv="refresh"')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(busyPage('saturated', 'en', '/en', 5).body).toContain('<meta http-equiv="refresh" content="5">')
})

test('an address cannot bring in markup', () => {
  const { body } = busyPage('tooMany', 'en', `/en?x="><script>alert('1')</script>&y`, 1)
  expect(body).not.toContain('<script>')
  expect(body).toContain('&#34;&#62;&#60;script')
})
