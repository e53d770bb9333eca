import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, centsFromPesos, formatMoney, pesosFromCents } from './money.ts'
import { discountedPrice } from './pricing.ts'

test('money is shown with thousands commas and two decimals', () => {
  expect(formatMoney(cents(123_400))).toBe('$1,234.00')
  expect(formatMoney(cents(5))).toBe('$0.05')
  expect(formatMoney(cents(1_234_567_890))).toBe('$12,345,678.90')
  expect(formatMoney(cents(-9_950))).toBe('-$99.50')
})

test('pesos on the wire and centavos inside are the same money', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => centsFromPesos(pesosFromCents(cents(amount))) === amount))
})

test('half a centavo is not money', () => {
  expect(() => cents(0.5)).toThrow(RangeError)
})

test('a discount is taken from the price and rounded half up once', () => {
  expect(discountedPrice(centsFromPesos(8.2), 10)).toBe(738)
  expect(discountedPrice(centsFromPesos(67.96), 10)).toBe(6_116)
  expect(discountedPrice(centsFromPesos(89.28), 10)).toBe(8_035)
  expect(discountedPrice(centsFromPesos(100), 33.33)).toBe(6_667)
  expect(discountedPrice(centsFromPesos(0.01), 50)).toBe(1)
})

test('a discounted price equals exact arithmetic for every price and percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 10_000 }), (price, basisPoints) => {
      const exact = (BigInt(price) * BigInt(10_000 - basisPoints) * 2n + 10_000n) / 20_000n
      return BigInt(discountedPrice(cents(price), basisPoints / 100)) === exact
    }),
  )
})
