import type { StaffMember } from '@shop/domain/staff'
import { SecondFactorRequired, WrongCredentials } from '../../problems.ts'
import { isPassword } from '../../secrets/password-hash.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { forgiveAll, forgiveLast, limits, takeTurns } from '../limits/limits.public.ts'
import { assertRecoveryCode, isRecoveryCode } from './recovery-codes.ts'
import { assertFactor } from './second-factor.ts'
import { findStaffByEmail, insertStaffEvent, insertStaffSession } from './staff.queries.ts'
import { memberOf, type StaffDeps } from './staff-deps.ts'

type Credentials = { readonly email: string; readonly password: string; readonly code: string | undefined }
type Caller = { readonly network: string | undefined; readonly device: string }
type Opened = { readonly member: StaffMember; readonly secret: string; readonly seconds: number }

/** Staff have no mailed way around a limit: their accounts wait, and the owner can be asked. */
export const signInStaff = async (
  deps: StaffDeps,
  { email, password, code }: Credentials,
  { network, device }: Caller,
): Promise<Opened> => {
  const { db } = deps
  const pair = `staff ${email} ${network ?? ''}`
  await takeTurns(db, [
    { limits: limits.SIGN_IN_PER_NETWORK, of: network },
    { limits: limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, of: pair },
    { limits: limits.SIGN_IN_PER_ACCOUNT, of: `staff ${email}` },
  ])
  const account = await findStaffByEmail(db, email)
  if (!(await isPassword(account?.passwordHash, password)) || !account) {
    await insertStaffEvent(db, 'staff-sign-in-failed', account?.id, network)
    throw new WrongCredentials()
  }
  if (account.totpSecret !== undefined) {
    if (code === undefined) throw new SecondFactorRequired(401)
    if (isRecoveryCode(code)) await assertRecoveryCode(deps, account.id, code, network)
    else await assertFactor(deps, account, code)
  }
  await forgiveAll(db, limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, pair)
  await forgiveLast(db, limits.SIGN_IN_PER_ACCOUNT, `staff ${email}`)
  await forgiveLast(db, limits.SIGN_IN_PER_NETWORK, network)
  const secret = newSecret()
  const seconds = await insertStaffSession(db, account.id, hashOf(secret), device)
  await insertStaffEvent(db, 'staff-signed-in', account.id, network)
  return { member: memberOf(deps, account), secret, seconds }
}
