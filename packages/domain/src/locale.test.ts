import { expect, test } from 'vitest'
import { preferredLocale } from './locale.ts'

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['en', 'en'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR,en;q=0.5', 'en'],
  ['en;q=0.1, es;q=0.9', 'es'],
  ['fr', 'es'],
  ['*', 'es'],
  [';;;,=', 'es'],
])('Accept-Language %j reads as %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})
