import { randomUUID } from 'node:crypto'
import { transactional } from '../../database/transactional.ts'
import { FieldRefused, LinkInvalid } from '../../problems.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword, isPassword } from '../../secrets/password-hash.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { limits, resetRateLimits } from '../limits/limits.public.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { type Account, findAccount, updateEmail, updatePasswordHash, updateVerified } from './customers.queries.ts'
import { endAccess } from './end-access.ts'
import { releaseUnverifiedEmail } from './release-unverified-email.ts'
import { findSecret, type Secret, useSecret } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'
import { signInPair } from './sign-in-pair.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/** A forgotten password, and a change of e-mail that was not the owner's: both end with a new password. */
const RESETS = new Set(['reset-password', 'disown-change'])

/** The link's secret while it can be used. */
export async function findResetSecret({ db }: CustomerDeps, token: string): Promise<Secret> {
  const secret = await findSecret(db, hashOf(token))
  if (!secret || !RESETS.has(secret.purpose) || secret.isUsed || secret.isExpired) throw new LinkInvalid()
  return secret
}

/** The link is looked at before anything is hashed: a made-up one costs nothing. */
export async function resetPassword(deps: CustomerDeps, token: string, password: string, network: string | undefined): Promise<void> {
  const secret = await findResetSecret(deps, token)
  const account = await findAccount(deps.db, secret.customerId)
  if (!account) throw new LinkInvalid()
  assertUncommon('password', password)
  if (await isPassword(account.passwordHash, password)) throw new FieldRefused('password', 'password-same')
  await setPassword(deps, secret, account, await hashPassword(password), network)
}

const setPassword = transactional(
  async (deps: CustomerDeps, secret: Secret, account: Account, passwordHash: string, network: string | undefined): Promise<void> => {
    if (!(await useSecret(deps.db, secret.id))) throw new LinkInvalid()
    const isDisowned = secret.purpose === 'disown-change'
    const email = isDisowned && secret.newValue !== undefined ? await restoreEmail(deps, account, secret.newValue) : account.email
    await updatePasswordHash(deps.db, account.id, passwordHash)
    await endAccess(deps.db, account.id, { isDisowned })
    // The link came by mail: whoever holds it has the mailbox.
    if (deps.settings.accountValidation === 'email') await updateVerified(deps.db, account.id)
    // Whoever has the mailbox is no stranger: what strangers failed with is forgotten.
    await resetRateLimits(deps.db, [limits.SIGN_IN_PER_ACCOUNT], email)
    await resetRateLimits(deps.db, limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, signInPair(email, network))
    await insertSecurityEvent(deps.db, 'password-reset', account.id, network)
    await tellOfNewPassword(deps, { ...account, email }, randomUUID())
  },
)

/** The change may have been confirmed already: the address from before is the account's again. */
async function restoreEmail({ db }: CustomerDeps, { id, email }: Account, before: string): Promise<string> {
  if (email === before) return email
  await releaseUnverifiedEmail(db, before)
  if (!(await updateEmail(db, id, before))) throw new LinkInvalid()
  await insertSecurityEvent(db, 'email-changed', id, undefined)
  return before
}
