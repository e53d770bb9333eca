import type { PricedCart } from '@shop/domain/cart'
import type { Fit } from '@shop/domain/fitment'
import { cents } from '@shop/domain/money'
import { aProduct } from '@shop/domain/testing/a-product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pricedCart } from './priced-cart.ts'

const part = aProduct()
const aveo = { make: 'Chevrolet', model: 'Aveo', year: 2013, engine: undefined }

const amount = fc.nat(1_000_000_000).map(cents)
const day = fc.constantFrom('2026-11-18', '2026-12-31')
const anyCart: fc.Arbitrary<PricedCart> = fc.record({
  lines: fc.array(
    fc.record({
      ref: fc.string(),
      qty: fc.nat(),
      product: fc.constant(part),
      unitPrice: amount,
      total: amount,
      available: fc.nat(),
      missing: fc.nat(),
      car: fc.constantFrom(undefined, aveo),
      fit: fc.constantFrom<(Fit | undefined)[]>(
        undefined,
        { verdict: 'does-not-fit', car: aveo },
        { verdict: 'fits', row: undefined, car: aveo },
      ),
    }),
    { maxLength: 3 },
  ),
  unsold: fc.array(fc.record({ ref: fc.string(), qty: fc.nat(), reason: fc.constantFrom('unknown' as const, 'discontinued' as const) }), {
    maxLength: 3,
  }),
  subtotal: amount,
  saved: amount,
  shipping: amount,
  total: amount,
  includedTax: amount,
  missingForFreeShipping: amount,
  delivery: fc.record({ from: day, to: day }),
})

test('a priced cart comes back from the wire as it left', () => {
  fc.assert(
    fc.property(anyCart, (inside) => {
      const wire = JSON.parse(JSON.stringify(pricedCart.encode(inside)))
      expect(z.safeParse(pricedCart.schema, wire).success).toBe(true)
      expect(pricedCart.decode(wire)).toEqual(inside)
    }),
  )
})
