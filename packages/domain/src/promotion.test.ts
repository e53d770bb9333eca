import { expect, test } from 'vitest'
import { isActivePromotion } from './promotion.ts'

test.each([
  ['activo', true],
  ['Activo', true],
  ['ACTIVO', true],
  [' activo ', true],
  ['inactivo', false],
  ['Inactivo', false],
  ['active', false],
  ['', false],
])('a promotion with status %j is active: %s', (status, isActive) => {
  expect(isActivePromotion({ status })).toBe(isActive)
})
