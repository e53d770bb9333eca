import type { StaffInvitation } from '@shop/domain/staff'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { staffRole } from './staff-member.ts'

const schema = z.object({
  _id: z.string(),
  email: z.string(),
  rol: staffRole.schema,
  invito: z.string(),
  enviada: z.string(),
  vence: z.string(),
  vencida: z.boolean(),
})

export const staffInvitation: Codec<z.output<typeof schema>, StaffInvitation> = codec(
  schema,
  ({ id, email, role, invitedBy, sentAt, expiresAt, isExpired }) => ({
    _id: id,
    email,
    rol: staffRole.encode(role),
    invito: invitedBy,
    enviada: sentAt.toISOString(),
    vence: expiresAt.toISOString(),
    vencida: isExpired,
  }),
  ({ _id, email, rol, invito, enviada, vence, vencida }) => ({
    id: _id,
    email,
    role: staffRole.decode(rol),
    invitedBy: invito,
    sentAt: new Date(enviada),
    expiresAt: new Date(vence),
    isExpired: vencida,
  }),
)

/** What the one who was invited is told. */
type InvitedStaff = Pick<StaffInvitation, 'email' | 'role' | 'invitedBy'>

const invitedSchema = z.object({ email: z.string(), rol: staffRole.schema, invito: z.string() })

export const invitedStaff: Codec<z.output<typeof invitedSchema>, InvitedStaff> = codec(
  invitedSchema,
  ({ email, role, invitedBy }) => ({ email, rol: staffRole.encode(role), invito: invitedBy }),
  ({ email, rol, invito }) => ({ email, role: staffRole.decode(rol), invitedBy: invito }),
)
