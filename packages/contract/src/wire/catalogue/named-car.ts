import type { NamedCar } from '@shop/domain/asked-products'
import { as, record } from '../../record.ts'
import { maybe, text, whole } from '../plain.ts'

export const namedCar = record<NamedCar>()({
  make: as('armadora', maybe(text)),
  model: as('modelo', maybe(text)),
  year: as('anio', maybe(whole)),
  engine: as('motor', maybe(text)),
})
