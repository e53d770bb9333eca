import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { memberToChange } from './member-to-change.ts'
import { deleteStaffSessions } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'
import { updateDisabled } from './staff-entries.queries.ts'

/** Who is disabled is out at once, in every browser, and stays on record. */
export const changeStanding = transactional(async ({ db }: StaffDeps, ownerId: number, id: number, isDisabled: boolean): Promise<void> => {
  const member = await memberToChange(db, ownerId, id)
  if (member.isDisabled === isDisabled) return
  await updateDisabled(db, id, isDisabled)
  if (isDisabled) await deleteStaffSessions(db, id)
  await recordChange(db, ownerId, {
    action: isDisabled ? 'staff-disabled' : 'staff-enabled',
    subject: { kind: 'staff', ref: member.email },
    before: { status: standingOf(!isDisabled) },
    after: { status: standingOf(isDisabled) },
  })
})

function standingOf(isDisabled: boolean) {
  return isDisabled ? 'disabled' : 'active'
}
