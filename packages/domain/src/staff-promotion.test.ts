import { expect, test } from 'vitest'
import { promotionDiscount } from './staff-promotion.ts'

test.each(['1', '90', '12.5', '12,25', ' 20 '])('%j percent can be taken off', (text) => expect(promotionDiscount(text)).toBeUndefined())
test.each(['', '0', '0.99', '90.01', '100', '-5', '1e1', '12.345', 'diez'])('%j percent cannot', (text) =>
  expect(promotionDiscount(text)).toBe('discount'),
)
