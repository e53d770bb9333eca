import { isShutOut } from '@shop/domain/demo-accounts'
import type { StaffRole } from '@shop/domain/staff'
import { transactional } from '../../database/transactional.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { insertInvitation } from './invitations.queries.ts'
import { mailInvitation } from './mail-invitation.ts'
import { AlreadyInvited, StaffKnown } from './staff.problems.ts'
import { findStaffName } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'
import { isStaffEmail } from './staff-entries.queries.ts'

type Wanted = { readonly email: string; readonly role: StaffRole }

export const inviteStaff = transactional(async (deps: StaffDeps, staffId: number, { email, role }: Wanted): Promise<void> => {
  const { db, mode } = deps
  if (isShutOut(mode, email) || (await isStaffEmail(db, email))) throw new StaffKnown()
  const token = newSecret()
  const validUntil = await insertInvitation(db, { email, role, hash: hashOf(token), staffId })
  if (!validUntil) throw new AlreadyInvited()
  await mailInvitation(deps, { email, role, token, invitedBy: await findStaffName(db, staffId) })
  await recordChange(db, staffId, {
    action: 'staff-invited',
    subject: { kind: 'staff', ref: email },
    after: { status: 'invited', role, validUntil: validUntil.toISOString() },
  })
})
