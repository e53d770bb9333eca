import { transactional } from '../../database/transactional.ts'
import { FieldRefused, LinkInvalid } from '../../problems.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword, isPassword } from '../../secrets/password-hash.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { consumeRateLimit, limits, resetRateLimits } from '../limits/limits.public.ts'
import { assertSecondFactor } from './assert-second-factor.ts'
import { endStaffAccess } from './end-staff-access.ts'
import { findStaff, insertStaffEvent, type StaffAccount, updateStaffPassword } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'
import { staffPair } from './staff-pair.ts'
import { findStaffSecret, useStaffSecret } from './staff-secrets.queries.ts'

type Asked = { readonly token: string; readonly password: string; readonly code: string | undefined }

/** Whose link it is, while it can be used. */
export async function staffOfReset({ db }: Pick<StaffDeps, 'db'>, token: string): Promise<StaffAccount> {
  const id = await findStaffSecret(db, hashOf(token), 'reset-password')
  const account = id === undefined ? undefined : await findStaff(db, id)
  if (!account) throw new LinkInvalid()
  return account
}

/** A mailbox alone is not enough: whoever has a second factor needs it here too, and again to sign in. */
export async function resetStaffPassword(deps: StaffDeps, { token, password, code }: Asked, network: string | undefined): Promise<void> {
  const account = await staffOfReset(deps, token)
  await consumeRateLimit(deps.db, [{ limits: limits.PASSWORD_PER_CUSTOMER, of: `staff reset ${account.id}` }])
  assertUncommon('password', password)
  if (await isPassword(account.passwordHash, password)) throw new FieldRefused('password', 'password-same')
  await assertSecondFactor(deps, account, code, network)
  await keepPassword(deps, token, account, await hashPassword(password), network)
}

const keepPassword = transactional(
  async ({ db }: StaffDeps, token: string, account: StaffAccount, passwordHash: string, network: string | undefined): Promise<void> => {
    if (!(await useStaffSecret(db, hashOf(token)))) throw new LinkInvalid()
    await updateStaffPassword(db, account.id, passwordHash)
    await endStaffAccess(db, account.id)
    // Whoever has the mailbox is no stranger: what strangers failed with is forgotten.
    await resetRateLimits(db, [limits.SIGN_IN_PER_ACCOUNT], `staff ${account.email}`)
    await resetRateLimits(db, limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, staffPair(account.email, network))
    await insertStaffEvent(db, 'staff-password-reset', account.id, network)
    await recordChange(db, account.id, { action: 'password-reset', subject: { kind: 'staff', ref: account.email }, after: {} })
  },
)
