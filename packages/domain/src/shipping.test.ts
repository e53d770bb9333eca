import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, centsFromPesos } from './money.ts'
import { missingForFreeShipping, standardShipping } from './shipping.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'

const policy = DEFAULT_POLICIES.shipping
const amount = fc.integer({ min: 0, max: 99_999_999 }).map(cents)

test.each([
  [0, 120, 300.01],
  [254.51, 120, 45.5],
  [299.99, 120, 0.02],
  [300, 120, 0.01],
  [300.01, 0, 0],
  [9_000, 0, 0],
])('%d pesos pay %d for shipping and miss %d', (subtotal, shipping, missing) => {
  expect(standardShipping(centsFromPesos(subtotal), policy)).toBe(centsFromPesos(shipping))
  expect(missingForFreeShipping(centsFromPesos(subtotal), policy)).toBe(centsFromPesos(missing))
})

test('adding what is missing makes shipping free, a centavo less does not', () => {
  fc.assert(
    fc.property(amount, amount, (subtotal, freeOver) => {
      const some = { freeOver, standardCost: cents(1) }
      const missing = missingForFreeShipping(subtotal, some)
      expect(standardShipping(cents(subtotal + missing), some)).toBe(0)
      if (missing > 0) expect(standardShipping(cents(subtotal + missing - 1), some)).toBe(1)
    }),
  )
})

test('a shop that never charges has nothing missing', () => {
  expect(missingForFreeShipping(cents(1), { freeOver: cents(30_000), standardCost: cents(0) })).toBe(0)
})
