import { expect, test } from 'vitest'
import { priceOf } from './price-of.ts'

test.each([
  ['349.50', 34_950],
  ['$1,349.5', 134_950],
  [' 20 ', 2_000],
])('%j is a price', (typed, price) => {
  expect(priceOf(typed)).toBe(price)
})

test.each(['99,50', '1,23', '', '0', '0.00', '-5', '1.555', 'veinte', '1e3', '99999999'])('%j is no price', (typed) => {
  expect(priceOf(typed)).toBeUndefined()
})
