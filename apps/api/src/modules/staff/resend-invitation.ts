import { transactional } from '../../database/transactional.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { lockInvitation, updateResent } from './invitations.queries.ts'
import { mailInvitation } from './mail-invitation.ts'
import { InvitationNotFound } from './staff.problems.ts'
import { findStaffName } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** A new link and another three days. */
export const resendInvitation = transactional(async (deps: StaffDeps, staffId: number, id: number): Promise<void> => {
  const { db } = deps
  const invitation = await lockInvitation(db, id)
  if (!invitation) throw new InvitationNotFound()
  const { email, role, expiresAt } = invitation
  const token = newSecret()
  const validUntil = await updateResent(db, invitation.id, hashOf(token), staffId)
  await mailInvitation(deps, { email, role, token, invitedBy: await findStaffName(db, staffId) })
  await recordChange(db, staffId, {
    action: 'invitation-resent',
    subject: { kind: 'staff', ref: email },
    before: { validUntil: expiresAt.toISOString() },
    after: { validUntil: validUntil.toISOString() },
  })
})
