import type { VehicleOption } from '@shop/domain/vehicle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { vehicleOption } from './vehicle-option.ts'

const anyOption: fc.Arbitrary<VehicleOption> = fc.record({ id: fc.string(), name: fc.string(), productCount: fc.nat() })

test('an option comes back from the wire as it left', () => {
  fc.assert(
    fc.property(anyOption, (inside) => {
      const wire = JSON.parse(JSON.stringify(vehicleOption.encode(inside)))
      expect(z.safeParse(vehicleOption.schema, wire).success).toBe(true)
      expect(vehicleOption.decode(wire)).toEqual(inside)
    }),
  )
})

test('it travels under its Spanish names', () => {
  expect(vehicleOption.encode({ id: '7', name: 'Nissan', productCount: 12 })).toEqual({ _id: '7', nombre: 'Nissan', productos: 12 })
})
