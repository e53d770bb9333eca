import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['La Tuerca', 'LT'],
  ['Refaccionaria Ruiz', 'RR'],
  ['Autopartes Ávila e Hijos', 'AAE'],
  ['Refaccionaria', 'R'],
  ['«·»', 'R'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
