import type { NamedCar } from '@shop/domain/asked-products'
import * as z from 'zod/mini'
import { asIs } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe } from '../plain.ts'
import { shortText } from '../text.ts'

const word = maybe(asIs(shortText(80)))
const car = record<NamedCar>()({
  make: as('armadora', word),
  model: as('modelo', word),
  year: as('anio', maybe(asIs(z.int().check(z.minimum(1900), z.maximum(2100))))),
  engine: as('motor', word),
})

/** The car that a line is bought for, as its buyer names it: at least the model. */
export const lineCar = { ...car, schema: car.schema.check(z.refine(({ modelo }) => modelo !== undefined)) }
