import type { StaffEntry } from '@shop/domain/staff'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { given } from './given.ts'
import { staffRole } from './staff-member.ts'

const schema = z.object({
  _id: z.string(),
  nombre: z.string(),
  email: z.string(),
  rol: staffRole.schema,
  doble_factor: z.boolean(),
  activo: z.boolean(),
  ultima_vez: z.optional(z.string()),
})

export const staffEntry: Codec<z.output<typeof schema>, StaffEntry> = codec(
  schema,
  ({ id, name, email, role, hasSecondFactor, isDisabled, lastSeenAt }) => ({
    _id: id,
    nombre: name,
    email,
    rol: staffRole.encode(role),
    doble_factor: hasSecondFactor,
    activo: !isDisabled,
    ...given('ultima_vez', lastSeenAt?.toISOString()),
  }),
  ({ _id, nombre, email, rol, doble_factor, activo, ultima_vez }) => ({
    id: _id,
    name: nombre,
    email,
    role: staffRole.decode(rol),
    hasSecondFactor: doble_factor,
    isDisabled: !activo,
    lastSeenAt: ultima_vez === undefined ? undefined : new Date(ultima_vez),
  }),
)
