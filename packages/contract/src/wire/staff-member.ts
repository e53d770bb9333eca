import type { StaffMember, StaffRole } from '@shop/domain/staff'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { words } from './words.ts'

export const staffRole = words<StaffRole>()({ owner: 'propietario', sales: 'ventas', warehouse: 'almacen', content: 'contenido' })

export const memberSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  email: z.string(),
  rol: staffRole.schema,
  doble_factor: z.boolean(),
  debe_activar_doble_factor: z.boolean(),
})

export const staffMember: Codec<z.output<typeof memberSchema>, StaffMember> = codec(
  memberSchema,
  (inside) => ({
    _id: inside.id,
    nombre: inside.name,
    email: inside.email,
    rol: staffRole.encode(inside.role),
    doble_factor: inside.hasSecondFactor,
    debe_activar_doble_factor: inside.mustEnrol,
  }),
  (wire) => ({
    id: wire._id,
    name: wire.nombre,
    email: wire.email,
    role: staffRole.decode(wire.rol),
    hasSecondFactor: wire.doble_factor,
    mustEnrol: wire.debe_activar_doble_factor,
  }),
)
