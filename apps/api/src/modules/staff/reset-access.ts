import { randomUUID } from 'node:crypto'
import { transactional } from '../../database/transactional.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { newSecret } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { limits, resetRateLimits } from '../limits/limits.public.ts'
import { endStaffAccess } from './end-staff-access.ts'
import { makeStaffLink } from './make-staff-link.ts'
import { deleteRecoveryCodes } from './recovery-codes.queries.ts'
import { findStaffByEmail, insertStaffEvent, updateStaffPassword } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'
import { updateWithoutFactor } from './staff-entries.queries.ts'

type Deps = Pick<StaffDeps, 'db' | 'officeUrl'>
type Lost = { readonly email: string; readonly isFactorLost: boolean }
export type WayIn = { readonly link: string; readonly needsCode: boolean }

/**
 * For whoever runs the server, when neither mail nor an owner can help: the password and everything that was opened with it end, and one
 * link leads to a new one. Nothing when nobody with access has that e-mail.
 */
export async function resetAccess(deps: Deps, lost: Lost): Promise<WayIn | undefined> {
  return giveLink(deps, lost, await hashPassword(newSecret()))
}

const giveLink = transactional(async (deps: Deps, { email, isFactorLost }: Lost, nobodysPassword: string): Promise<WayIn | undefined> => {
  const { db } = deps
  const account = await findStaffByEmail(db, email)
  if (!account) return undefined
  const hadFactor = account.totpSecret !== undefined
  await updateStaffPassword(db, account.id, nobodysPassword)
  await endStaffAccess(db, account.id)
  await resetRateLimits(db, [limits.SIGN_IN_PER_ACCOUNT], `staff ${email}`)
  if (isFactorLost) {
    await updateWithoutFactor(db, account.id)
    await deleteRecoveryCodes(db, account.id)
  }
  const link = await makeStaffLink(deps, { staffId: account.id, purpose: 'reset-password', requestId: randomUUID() })
  if (link === undefined) throw new Error('A new request has a link already')
  await insertStaffEvent(db, 'staff-access-reset', account.id, undefined)
  await recordChange(db, account.id, {
    action: 'access-reset',
    subject: { kind: 'staff', ref: account.email },
    ...(hadFactor && isFactorLost ? { before: { hasSecondFactor: true }, after: { hasSecondFactor: false } } : { after: {} }),
  })
  return { link, needsCode: hadFactor && !isFactorLost }
})
