import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Jetta Clásico', 'jetta-clasico'],
  ['  F-150 ', 'f-150'],
  ['Mañanas frías: ¡ya!', 'mananas-frias-ya'],
  ['%', ''],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slugOf(slug)).toBe(slug)
})
