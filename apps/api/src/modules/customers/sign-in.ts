import type { SignedIn } from '@shop/contract/wire/people/customer'
import { WrongCredentials } from '../../problems.ts'
import { hashPassword, isOutdated, isPassword } from '../../secrets/password-hash.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { forgiveAll, forgiveLast, hasTurn, limits, takeTurns } from '../limits/limits.public.ts'
import type { Caller, CustomerDeps } from './customer-deps.ts'
import { ConfirmByEmail } from './customers.problems.ts'
import { findAccountByEmail, updateHashOnly } from './customers.queries.ts'
import { openSession } from './open-session.ts'
import { requestAccountMessage } from './request-account-message.ts'
import { findSecret } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'

type Credentials = { readonly email: string; readonly password: string; readonly permit: string | undefined }

/** Limits come before the hash, and an unknown e-mail takes the same way as a wrong password. */
export const signIn = async (
  deps: CustomerDeps,
  { email, password, permit }: Credentials,
  { network, device }: Caller,
): Promise<SignedIn> => {
  const { db } = deps
  const pair = `${email} ${network ?? ''}`
  await takeTurns(db, [
    { limits: limits.SIGN_IN_PER_NETWORK, of: network },
    { limits: limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, of: pair },
  ])
  if (!(await hasTurn(db, limits.SIGN_IN_PER_ACCOUNT, email)) && !(await isPermitted(deps, email, permit))) {
    await requestAccountMessage(deps, 'permit-sign-in', email, network).catch(() => undefined)
    throw new ConfirmByEmail()
  }
  const account = await findAccountByEmail(db, email)
  if (!(await isPassword(account?.passwordHash, password)) || !account) {
    await insertSecurityEvent(db, 'sign-in-failed', account?.id, network)
    throw new WrongCredentials()
  }
  await forgiveAll(db, limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, pair)
  await forgiveLast(db, limits.SIGN_IN_PER_ACCOUNT, email)
  await forgiveLast(db, limits.SIGN_IN_PER_NETWORK, network)
  if (isOutdated(account.passwordHash)) await updateHashOnly(db, account.id, await hashPassword(password))
  await insertSecurityEvent(db, 'signed-in', account.id, network)
  return openSession(deps, account.id, device)
}

const isPermitted = async ({ db }: CustomerDeps, email: string, permit: string | undefined): Promise<boolean> => {
  const secret = permit === undefined ? undefined : await findSecret(db, hashOf(permit))
  if (secret?.purpose !== 'permit-sign-in' || secret.isExpired) return false
  return (await findAccountByEmail(db, email))?.id === secret.customerId
}
