import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { lockInvitation, updateWithdrawn } from './invitations.queries.ts'
import { InvitationNotFound } from './staff.problems.ts'
import type { StaffDeps } from './staff-deps.ts'

export const withdrawInvitation = transactional(async ({ db }: StaffDeps, staffId: number, id: number): Promise<void> => {
  const invitation = await lockInvitation(db, id)
  if (!invitation) throw new InvitationNotFound()
  await updateWithdrawn(db, invitation.id)
  await recordChange(db, staffId, {
    action: 'invitation-withdrawn',
    subject: { kind: 'staff', ref: invitation.email },
    before: { status: 'invited' },
    after: { status: 'withdrawn' },
  })
})
