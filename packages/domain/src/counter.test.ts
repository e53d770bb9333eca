import { expect, test } from 'vitest'
import { mostDiscountOf } from './counter.ts'

test('the owner may take off nearly all, sales a tenth, others nothing', () => {
  expect([mostDiscountOf('owner'), mostDiscountOf('sales'), mostDiscountOf('warehouse'), mostDiscountOf('content')]).toEqual([99, 10, 0, 0])
})
