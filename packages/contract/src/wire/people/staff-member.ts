import type { StaffMember, StaffRole } from '@shop/domain/staff'
import { as, type FieldsOf, record } from '../../record.ts'
import { text, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const staffRole = words<StaffRole>()({ owner: 'propietario', sales: 'ventas', warehouse: 'almacen', content: 'contenido' })

export const memberFields: FieldsOf<StaffMember> = {
  id: as('_id', text),
  name: as('nombre', text),
  email: text,
  role: as('rol', staffRole),
  hasSecondFactor: as('doble_factor', yesNo),
  mustEnrol: as('debe_activar_doble_factor', yesNo),
}
export const staffMember = record<StaffMember>()(memberFields)
