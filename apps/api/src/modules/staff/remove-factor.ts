import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { memberToChange } from './member-to-change.ts'
import { deleteRecoveryCodes } from './recovery-codes.queries.ts'
import { deleteStaffSessions } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'
import { updateWithoutFactor } from './staff-entries.queries.ts'

/** For whoever lost phone and recovery codes: the password alone is asked for until another factor is set up. */
export const removeFactor = transactional(async ({ db }: StaffDeps, ownerId: number, id: number): Promise<void> => {
  const member = await memberToChange(db, ownerId, id)
  if (!member.hasSecondFactor) return
  await updateWithoutFactor(db, id)
  await deleteRecoveryCodes(db, id)
  await deleteStaffSessions(db, id)
  await recordChange(db, ownerId, {
    action: 'second-factor-removed',
    subject: { kind: 'staff', ref: member.email },
    before: { hasSecondFactor: true },
    after: { hasSecondFactor: false },
  })
})
