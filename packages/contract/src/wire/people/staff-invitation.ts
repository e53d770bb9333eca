import type { StaffInvitation } from '@shop/domain/staff'
import { as, type FieldsOf, record } from '../../record.ts'
import { instant, text, yesNo } from '../plain.ts'
import { staffRole } from './staff-member.ts'

/** What the one who was invited is told. */
type InvitedStaff = Pick<StaffInvitation, 'email' | 'role' | 'invitedBy'>

const invitedFields: FieldsOf<InvitedStaff> = { email: text, role: as('rol', staffRole), invitedBy: as('invito', text) }
export const invitedStaff = record<InvitedStaff>()(invitedFields)

export const staffInvitation = record<StaffInvitation>()({
  id: as('_id', text),
  ...invitedFields,
  sentAt: as('enviada', instant),
  expiresAt: as('vence', instant),
  isExpired: as('vencida', yesNo),
})
