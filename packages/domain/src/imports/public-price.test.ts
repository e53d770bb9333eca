import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { publicPrice } from './public-price.ts'

test.each([
  [10_000, 1, false, 10_000],
  [10_000, 1.35, true, 15_660],
  [350_000, 1.35, false, 472_500],
  [12_345, 1, true, 14_320],
  [1, 1.5, false, 2],
  [33_333, 1.3333, true, 51_554],
])('%i centavos × %d, IVA added: %s, are %i', (said, factor, addsVat, price) => {
  expect(publicPrice(cents(said), { factor, addsVat })).toBe(price)
})
