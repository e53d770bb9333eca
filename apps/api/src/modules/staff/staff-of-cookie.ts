import type { SignedInStaff } from '../../callers.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { findStaffSession, updateStaffLastSeen } from './staff.queries.ts'
import { mustEnrol, type StaffDeps } from './staff-deps.ts'

export function staffOfCookie(deps: StaffDeps) {
  return async (secret: string): Promise<SignedInStaff | undefined> => {
    const session = await findStaffSession(deps.db, hashOf(secret))
    if (!session) return undefined
    await updateStaffLastSeen(deps.db, session.sessionId)
    const { id, sessionId, role, hasSecondFactor } = session
    return { id, sessionId, role, mustEnrol: mustEnrol(deps, role, hasSecondFactor) }
  }
}
