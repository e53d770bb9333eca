import type { Duty } from '@shop/domain/arrival'
import type { StaffEntry } from '@shop/domain/staff'
import type { Db } from '../../database/connect.ts'
import { changed, isSame, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { memberToChange } from './member-to-change.ts'
import { StaffNotFound } from './staff.problems.ts'
import type { StaffDeps } from './staff-deps.ts'
import { lockStaffEntry, updateDuty } from './staff-entries.queries.ts'

/** Who is on duty is written to from the next arrival on. */
export const changeOwnDuty = recordedWrite(async ({ db }: StaffDeps, staffId: number, duty: Duty) => {
  const member = await lockStaffEntry(db, staffId)
  if (!member) throw new StaffNotFound()
  return writeDuty(db, member, duty)
})

export const changeDutyOf = recordedWrite(async ({ db }: StaffDeps, ownerId: number, id: number, duty: Duty) =>
  writeDuty(db, await memberToChange(db, ownerId, id), duty),
)

async function writeDuty(db: Db, member: StaffEntry, duty: Duty) {
  const [before, after] = [factsOf(member), factsOf(duty)]
  if (isSame(before, after)) return UNCHANGED
  await updateDuty(db, Number(member.id), duty)
  return changed({ action: 'duty-changed', subject: { kind: 'staff', ref: member.email }, before, after })
}

function factsOf({ isOnDuty, toldOf }: Duty) {
  return { isOnDuty, toldOf: toldOf.join(', ') }
}
