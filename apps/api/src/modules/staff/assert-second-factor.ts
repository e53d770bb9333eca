import { SecondFactorRequired } from '../../problems.ts'
import { assertRecoveryCode, isRecoveryCode } from './recovery-codes.ts'
import { assertFactor } from './second-factor.ts'
import type { StaffAccount } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** A code of the app, or one of those that were put aside for the day the phone is lost. Who has no second factor needs none. */
export async function assertSecondFactor(
  deps: StaffDeps,
  account: StaffAccount,
  code: string | undefined,
  network: string | undefined,
): Promise<void> {
  if (account.totpSecret === undefined) return
  if (code === undefined) throw new SecondFactorRequired(401)
  if (isRecoveryCode(code)) await assertRecoveryCode(deps, account.id, code, network)
  else await assertFactor(deps, account, code)
}
