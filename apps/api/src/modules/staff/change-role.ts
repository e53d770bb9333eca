import type { StaffRole } from '@shop/domain/staff'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { memberToChange } from './member-to-change.ts'
import type { StaffDeps } from './staff-deps.ts'
import { updateRole } from './staff-entries.queries.ts'

/** It holds from the member's next call on. */
export const changeRole = transactional(async ({ db }: StaffDeps, ownerId: number, id: number, role: StaffRole): Promise<void> => {
  const member = await memberToChange(db, ownerId, id)
  if (member.role === role) return
  await updateRole(db, id, role)
  await recordChange(db, ownerId, {
    action: 'role-changed',
    subject: { kind: 'staff', ref: member.email },
    before: { role: member.role },
    after: { role },
  })
})
