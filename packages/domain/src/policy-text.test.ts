import { expect, test } from 'vitest'
import { hasUnknownPlaceholder } from './policy-text.ts'

test.each([
  ['Tienes {dias_devolucion} días.', false],
  ['Sin datos.', false],
  ['Tienes {dias} días.', true],
  ['Tienes {dias_devolucion días.', true],
  ['{{tienda}}', true],
  ['{}', true],
])('%s has an unknown placeholder: %s', (text, expected) => {
  expect(hasUnknownPlaceholder(text)).toBe(expected)
})
