import { expect, test } from 'vitest'
import { freeSlugOf, slugOf } from './slug.ts'

test.each([
  ['Jetta Clásico', 'jetta-clasico'],
  ['  F-150 ', 'f-150'],
  ['Mañanas frías: ¡ya!', 'mananas-frias-ya'],
  ['%', ''],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slugOf(slug)).toBe(slug)
})

test('a slug that others have gets a number', () => {
  expect(freeSlugOf('Afinación', new Set())).toBe('afinacion')
  expect(freeSlugOf('Afinación', new Set(['afinacion', 'afinacion-2']))).toBe('afinacion-3')
})
