import { cents } from '@shop/domain/money'
import { availabilityOf, PRODUCT_STATUSES, type Product, SALE_UNITS } from '@shop/domain/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { product } from './product.ts'

const text = fc.string({ maxLength: 20 })
const money = fc.integer({ min: 0, max: 99_999_999 }).map(cents)
const anyProduct: fc.Arbitrary<Product> = fc.record({
  id: text,
  partNumber: text,
  internalKey: text,
  name: text,
  description: text,
  equivalents: fc.array(text, { maxLength: 3 }),
  category: text,
  subcategory: text,
  partType: text,
  brand: text,
  supplier: text,
  price: money,
  finalPrice: money,
  stock: fc.nat(500),
  isHeavyDuty: fc.boolean(),
  isOwnLine: fc.boolean(),
  isPremium: fc.boolean(),
  isOutlet: fc.boolean(),
  isUniversal: fc.boolean(),
  unit: fc.constantFrom(...SALE_UNITS),
  piecesPerCar: fc.option(fc.nat(8), { nil: undefined }),
  status: fc.constantFrom(...PRODUCT_STATUSES),
  images: fc.array(text, { maxLength: 3 }),
  promotion: fc.option(fc.record({ id: text, name: text, description: text, discountPercent: fc.nat(60), status: text }), {
    nil: undefined,
  }),
  matchedNumber: fc.option(fc.record({ kind: fc.constantFrom('part', 'internal', 'equivalent'), number: text }), { nil: undefined }),
  fitments: fc.array(
    fc.record({
      make: text,
      model: text,
      yearFrom: fc.nat(2100),
      yearTo: fc.nat(2100),
      engine: text,
      position: fc.option(text, { nil: undefined }),
      note: fc.option(text, { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
})

test('a product comes back from the wire as it left', () => {
  fc.assert(
    fc.property(anyProduct, (inside) => {
      const wire = JSON.parse(JSON.stringify(product.encode(inside)))
      expect(z.safeParse(product.schema, wire).success).toBe(true)
      expect(product.decode(wire)).toEqual(inside)
    }),
  )
})

test('stock is said in words that rarely change', () => {
  expect([0, 1, 3, 4].map(availabilityOf)).toEqual(['sold-out', 'few', 'few', 'available'])
})
