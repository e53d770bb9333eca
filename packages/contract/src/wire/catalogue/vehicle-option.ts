import type { VehicleOption } from '@shop/domain/vehicle'
import { as, record } from '../../record.ts'
import { text, whole } from '../plain.ts'

export const vehicleOption = record<VehicleOption>()({
  id: as('_id', text),
  name: as('nombre', text),
  productCount: as('productos', whole),
})
