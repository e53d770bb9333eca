import type { Promotion, PromotionWithProducts } from '@shop/domain/promotion'
import { aProduct } from '@shop/domain/testing/a-product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { promotion, promotionWithProducts } from './promotion.ts'

const part = aProduct()

const date = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
const fields = {
  id: fc.string(),
  name: fc.string(),
  description: fc.string(),
  discountPercent: fc.nat(100),
  status: fc.constantFrom('activo', 'Activo', 'inactivo'),
  startsAt: date,
  endsAt: date,
  image: fc.option(fc.string(), { nil: undefined }),
}
const anyPromotion: fc.Arbitrary<Promotion> = fc.record(fields)
const anyWithProducts: fc.Arbitrary<PromotionWithProducts> = fc.record({
  ...fields,
  products: fc.array(fc.constant(part), { maxLength: 2 }),
})

test('a promotion comes back from the wire as it left', () => {
  fc.assert(
    fc.property(anyPromotion, (inside) => {
      const wire = JSON.parse(JSON.stringify(promotion.encode(inside)))
      expect(z.safeParse(promotion.schema, wire).success).toBe(true)
      expect(promotion.decode(wire)).toEqual(inside)
    }),
  )
})

test('so does one with its products', () => {
  fc.assert(
    fc.property(anyWithProducts, (inside) => {
      const wire = JSON.parse(JSON.stringify(promotionWithProducts.encode(inside)))
      expect(z.safeParse(promotionWithProducts.schema, wire).success).toBe(true)
      expect(promotionWithProducts.decode(wire)).toEqual(inside)
    }),
  )
})
