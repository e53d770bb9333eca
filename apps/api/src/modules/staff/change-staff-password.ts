import type { StaffMember } from '@shop/domain/staff'
import type { SignedInStaff } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { endStaffAccess } from './end-staff-access.ts'
import { proveStaffPassword } from './prove-staff-password.ts'
import { insertStaffEvent, insertStaffSession, type StaffAccount, updateStaffPassword } from './staff.queries.ts'
import { memberOf, type StaffDeps } from './staff-deps.ts'

type Passwords = { readonly currentPassword: string; readonly newPassword: string }
type Caller = { readonly network: string | undefined; readonly device: string }
type Reopened = { readonly member: StaffMember; readonly secret: string; readonly seconds: number }

export async function changeStaffPassword(
  deps: StaffDeps,
  { id }: SignedInStaff,
  { currentPassword, newPassword }: Passwords,
  caller: Caller,
): Promise<Reopened> {
  assertUncommon('newPassword', newPassword)
  const account = await proveStaffPassword(deps, id, currentPassword)
  return keepPassword(deps, account, await hashPassword(newPassword), caller)
}

/** Every session ends, and this browser gets a new one: whoever copied its cookie is out as well. */
const keepPassword = transactional(async (deps: StaffDeps, account: StaffAccount, passwordHash: string, { network, device }: Caller) => {
  const { db } = deps
  await updateStaffPassword(db, account.id, passwordHash)
  await endStaffAccess(db, account.id)
  const secret = newSecret()
  const seconds = await insertStaffSession(db, account.id, hashOf(secret), device)
  await insertStaffEvent(db, 'staff-password-changed', account.id, network)
  await recordChange(db, account.id, {
    action: 'password-changed',
    subject: { kind: 'staff', ref: account.email },
    after: { device },
  })
  return { member: memberOf(deps, account), secret, seconds }
})
