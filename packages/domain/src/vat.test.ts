import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { apartFromVat, IVA_PERCENT } from './vat.ts'

const price = fc.integer({ min: 0, max: 99_999_999 }).map(cents)

test('116 pesos are 100 and 16 of IVA', () => {
  expect(apartFromVat(cents(11_600))).toEqual({ net: 10_000, vat: 1_600 })
  expect(apartFromVat(cents(12_000))).toEqual({ net: 10_345, vat: 1_655 })
  expect(apartFromVat(cents(0))).toEqual({ net: 0, vat: 0 })
})

test('the parts are the price, to the centavo', () => {
  fc.assert(
    fc.property(price, (including) => {
      const { net, vat } = apartFromVat(including)
      return net + vat === including && vat >= 0 && net >= 0
    }),
  )
})

test('the IVA is the exact share, rounded half up', () => {
  fc.assert(
    fc.property(price, (including) => {
      const [rate, whole] = [BigInt(IVA_PERCENT), BigInt(100 + IVA_PERCENT)]
      return BigInt(apartFromVat(including).vat) === (BigInt(including) * rate * 2n + whole) / (whole * 2n)
    }),
  )
})

test('more money never means less IVA', () => {
  fc.assert(fc.property(price, (including) => apartFromVat(cents(including + 1)).vat >= apartFromVat(including).vat))
})
