import { isShutOut } from '@shop/domain/demo-accounts'
import type { StaffMember } from '@shop/domain/staff'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ConfirmByEmail, TooManyRequests, WrongCredentials } from '../../problems.ts'
import { isKnownDevice, markDevice } from '../../secrets/known-device.ts'
import { isPassword } from '../../secrets/password-hash.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { consumeRateLimit, isWithinRateLimit, limits, refundRateLimit, resetRateLimits } from '../limits/limits.public.ts'
import { assertSecondFactor } from './assert-second-factor.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import { requestStaffMessage } from './request-staff-message.ts'
import { findStaffByEmail, insertStaffEvent, insertStaffSession, type StaffAccount } from './staff.queries.ts'
import { memberOf, type StaffDeps } from './staff-deps.ts'
import { staffPair } from './staff-pair.ts'
import { findStaffSecret } from './staff-secrets.queries.ts'

type Credentials = {
  readonly email: string
  readonly password: string
  readonly code: string | undefined
  readonly permit: string | undefined
  /** What this browser kept from the last time. */
  readonly knownDevice: string | undefined
}
type Caller = { readonly network: string | undefined; readonly device: string }
type Opened = { readonly member: StaffMember; readonly secret: string; readonly seconds: number; readonly knownDevice: string }

/** Limits come before the hash. Strangers who guess use up their own turns, never those of a browser that signed in before. */
export async function signInStaff(deps: StaffDeps, credentials: Credentials, { network, device }: Caller): Promise<Opened> {
  const { db } = deps
  const { email, password, code } = credentials
  // Answered as an e-mail that nobody has, and no sooner.
  const account = isShutOut(deps.mode, email) ? undefined : await findStaffByEmail(db, email)
  const pass = await passOf(deps, account, credentials)
  const turns = pass === undefined ? await asStranger(deps, credentials, network) : await withPass(db, pass)
  if (!(await isPassword(account?.passwordHash, password)) || !account) {
    await insertStaffEvent(db, 'staff-sign-in-failed', account?.id, network)
    throw new WrongCredentials()
  }
  await assertSecondFactor(deps, account, code, network)
  await turns.refundCase()
  const secret = newSecret()
  const seconds = await insertSignedIn(deps, account.id, hashOf(secret), { network, device })
  return { member: memberOf(deps, account), secret, seconds, knownDevice: markDevice(deps.deviceKey, account) }
}

const insertSignedIn = transactional(
  async ({ db }: Pick<StaffDeps, 'db'>, staffId: number, secretHash: string, { network, device }: Caller): Promise<number> => {
    await insertStaffEvent(db, 'staff-signed-in', staffId, network)
    return insertStaffSession(db, staffId, secretHash, device)
  },
)

async function passOf(
  { db, deviceKey }: StaffDeps,
  account: StaffAccount | undefined,
  { permit, knownDevice }: Credentials,
): Promise<string | undefined> {
  // Looked up for an unknown e-mail too: it must not be answered sooner.
  const permitted = permit === undefined ? undefined : await findStaffSecret(db, hashOf(permit), 'permit-sign-in')
  if (!account) return undefined
  if (knownDevice !== undefined && isKnownDevice(deviceKey, account, knownDevice)) return knownDevice
  return permitted === account.id ? permit : undefined
}

type Turns = { readonly refundCase: () => Promise<void> }

async function withPass(db: Db, pass: string): Promise<Turns> {
  await consumeRateLimit(db, [{ limits: limits.SIGN_IN_PER_PASS, of: pass }])
  return { refundCase: () => resetRateLimits(db, [limits.SIGN_IN_PER_PASS], pass) }
}

async function asStranger(deps: StaffDeps, { email, code }: Credentials, network: string | undefined): Promise<Turns> {
  const { db } = deps
  const pair = staffPair(email, network)
  await consumeRateLimit(db, [
    { limits: limits.SIGN_IN_PER_NETWORK, of: network },
    { limits: limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, of: pair },
  ])
  // A recovery code is no guess: it is judged, however often strangers failed elsewhere.
  if (!(await isWithinRateLimit(db, limits.SIGN_IN_PER_ACCOUNT, `staff ${email}`)) && !(code !== undefined && isRecoveryCode(code))) {
    await requestStaffMessage(deps, 'permit-sign-in', email, network).catch(ignoreTooMany)
    throw new ConfirmByEmail()
  }
  return {
    refundCase: async () => {
      await resetRateLimits(db, limits.SIGN_IN_PER_ACCOUNT_AND_NETWORK, pair)
      await refundRateLimit(db, limits.SIGN_IN_PER_ACCOUNT, `staff ${email}`)
      await refundRateLimit(db, limits.SIGN_IN_PER_NETWORK, network)
    },
  }
}

/** The mailbox has a permit that is still good. */
function ignoreTooMany(error: unknown): void {
  if (!(error instanceof TooManyRequests)) throw error
}
