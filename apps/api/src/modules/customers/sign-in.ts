import type { SignedIn } from '@shop/contract/wire/people/customer'
import { isShutOut } from '@shop/domain/demo-accounts'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ConfirmByEmail, TooManyRequests, WrongCredentials } from '../../problems.ts'
import { isKnownDevice } from '../../secrets/known-device.ts'
import { hashPassword, isOutdated, isPassword } from '../../secrets/password-hash.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { consumeRateLimit, isWithinRateLimit, limits, refundRateLimit, resetRateLimits } from '../limits/limits.public.ts'
import type { Caller, CustomerDeps } from './customer-deps.ts'
import { type Account, findAccountByEmail, updateHashOnly } from './customers.queries.ts'
import { openSession } from './open-session.ts'
import { requestAccountMessage } from './request-account-message.ts'
import { findSecret } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'
import { signInPair } from './sign-in-pair.ts'

type Credentials = {
  readonly email: string
  readonly password: string
  readonly permit: string | undefined
  readonly knownDevice: string | undefined
}

/** Limits come before the hash, and an unknown e-mail takes the same way as a wrong password. */
export async function signIn(deps: CustomerDeps, credentials: Credentials, { network, device }: Caller): Promise<SignedIn> {
  const { db, settings } = deps
  const { email, password } = credentials
  const account = isShutOut(settings.mode, email) ? undefined : await findAccountByEmail(db, email)
  const pass = await passOf(deps, account, credentials)
  const turns = pass === undefined ? await asStranger(deps, email, network) : await withPass(db, pass)
  if (!(await isPassword(account?.passwordHash, password)) || !account) {
    await insertSecurityEvent(db, 'sign-in-failed', account?.id, network)
    throw new WrongCredentials()
  }
  await turns.refundCase()
  if (isOutdated(account.passwordHash)) await updateHashOnly(db, account.id, await hashPassword(password))
  return openSignedIn(deps, account.id, { network, device })
}

const openSignedIn = transactional(async (deps: CustomerDeps, customerId: number, { network, device }: Caller): Promise<SignedIn> => {
  await insertSecurityEvent(deps.db, 'signed-in', customerId, network)
  return openSession(deps, customerId, device)
})

/** What tells somebody from the strangers who guess: a browser that signed in before, or a permit from the account's mailbox. */
async function passOf(
  { db, keys }: CustomerDeps,
  account: Account | undefined,
  { permit, knownDevice }: Credentials,
): Promise<string | undefined> {
  // Looked up for an unknown e-mail too: it must not be answered sooner.
  const secret = permit === undefined ? undefined : await findSecret(db, hashOf(permit))
  if (!account) return undefined
  if (knownDevice !== undefined && isKnownDevice(keys.device, account, knownDevice)) return knownDevice
  return secret?.purpose === 'permit-sign-in' && !secret.isExpired && secret.customerId === account.id ? permit : undefined
}

type Turns = { readonly refundCase: () => Promise<void> }

async function withPass(db: Db, pass: string): Promise<Turns> {
  await consumeRateLimit(db, [{ limits: limits.SIGN_IN_PER_PASS, of: pass }])
  return { refundCase: () => resetRateLimits(db, [limits.SIGN_IN_PER_PASS], pass) }
}

async function asStranger(deps: CustomerDeps, email: string, network: string | undefined): Promise<Turns> {
  const { db } = deps
  const pair = signInPair(email, network)
  await consumeRateLimit(db, [
    { limits: limits.SIGN_IN_PER_NETWORK, of: network },
    { limits: limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, of: pair },
  ])
  if (!(await isWithinRateLimit(db, limits.SIGN_IN_PER_ACCOUNT, email))) {
    await requestAccountMessage(deps, 'permit-sign-in', email, network).catch(ignoreTooMany)
    throw new ConfirmByEmail()
  }
  return {
    refundCase: async () => {
      await resetRateLimits(db, limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, pair)
      await refundRateLimit(db, limits.SIGN_IN_PER_ACCOUNT, email)
      await refundRateLimit(db, limits.SIGN_IN_PER_NETWORK, network)
    },
  }
}

/** The mailbox has a permit that is still good. */
function ignoreTooMany(error: unknown): void {
  if (!(error instanceof TooManyRequests)) throw error
}
