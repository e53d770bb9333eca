import { expect, test } from 'vitest'
import { searchEngines } from './search-engines.ts'

test('crawlers are known by where they come from', () => {
  const engineOf = searchEngines()
  expect(engineOf('66.249.66.1')).toBe('google')
  expect(engineOf('::ffff:66.249.66.1')).toBe('google')
  expect(engineOf('2001:4860:4801:10::1')).toBe('google')
  expect(engineOf('157.55.39.9')).toBe('bing')
  expect(engineOf('17.241.219.4')).toBe('apple')
  for (const stranger of ['66.249.96.1', '8.8.8.8', '2001:4860:4802::1', '189.203.1.1', 'not an address']) {
    expect(engineOf(stranger)).toBeUndefined()
  }
})

test('the owner adds what is published later', () => {
  const engineOf = searchEngines(['198.51.100.0/24', '203.0.113.7'])
  expect(engineOf('198.51.100.20')).toBe('other')
  expect(engineOf('203.0.113.7')).toBe('other')
  expect(engineOf('203.0.113.8')).toBeUndefined()
})
