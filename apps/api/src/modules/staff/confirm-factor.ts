import type { StaffMember } from '@shop/domain/staff'
import type { SignedInStaff } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { SignInRequired } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { counterOf } from './second-factor.ts'
import { SecondFactorWrong } from './staff.problems.ts'
import { deleteOtherStaffSessions, findStaff, insertStaffEvent, updateTotpConfirmed } from './staff.queries.ts'
import { memberOf, type StaffDeps } from './staff-deps.ts'

type Confirmed = { readonly member: StaffMember; readonly recoveryCodes: readonly string[] }

/** From here on a password alone opens nothing, so sessions that it opened end. */
export const confirmFactor = transactional(async (deps: StaffDeps, { id, sessionId }: SignedInStaff, code: string): Promise<Confirmed> => {
  const { db } = deps
  const account = await findStaff(db, id)
  if (!account) throw new SignInRequired()
  const { newTotpSecret } = account
  const counter = counterOf(deps, newTotpSecret, code)
  if (newTotpSecret === undefined || counter === undefined || !(await updateTotpConfirmed(db, id, newTotpSecret, counter)))
    throw new SecondFactorWrong()
  const recoveryCodes = await newRecoveryCodes(deps, id)
  await deleteOtherStaffSessions(db, id, sessionId)
  await insertStaffEvent(db, 'staff-second-factor', id, undefined)
  await recordChange(db, id, {
    action: 'second-factor-confirmed',
    subject: { kind: 'staff', ref: account.email },
    before: { hasSecondFactor: account.totpSecret !== undefined },
    after: { hasSecondFactor: true },
  })
  return { member: memberOf(deps, { ...account, totpSecret: newTotpSecret }), recoveryCodes }
})
