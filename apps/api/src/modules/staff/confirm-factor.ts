import type { StaffMember } from '@shop/domain/staff'
import { transactional } from '../../database/transactional.ts'
import type { SignedInStaff } from '../../http/gate.ts'
import { SignInRequired } from '../../http/http.problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { assertFactor } from './second-factor.ts'
import { deleteOtherStaffSessions, findStaff, insertStaffEvent, updateTotpConfirmed } from './staff.queries.ts'
import { memberOf, type StaffDeps } from './staff-deps.ts'

/** From here on a password alone opens nothing, so sessions that it opened end. */
export const confirmFactor = transactional(
  async (deps: StaffDeps, { id, sessionId }: SignedInStaff, code: string): Promise<StaffMember> => {
    const account = await findStaff(deps.db, id)
    if (!account) throw new SignInRequired()
    await assertFactor(deps, account, code)
    await updateTotpConfirmed(deps.db, id)
    await deleteOtherStaffSessions(deps.db, id, sessionId)
    await insertStaffEvent(deps.db, 'staff-second-factor', id, undefined)
    await recordChange(deps.db, id, {
      action: 'second-factor-confirmed',
      subject: { kind: 'staff', ref: account.email },
      before: { hasSecondFactor: account.isTotpConfirmed },
      after: { hasSecondFactor: true },
    })
    return memberOf(deps, { ...account, isTotpConfirmed: true })
  },
)
