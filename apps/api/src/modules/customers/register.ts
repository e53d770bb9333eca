import { randomUUID } from 'node:crypto'
import type { Registered } from '@shop/contract/wire/people/registered'
import type { Address } from '@shop/domain/address'
import { maskedPhone } from '@shop/domain/customer'
import { isShutOut } from '@shop/domain/demo-accounts'
import type { Locale } from '@shop/domain/locale'
import { transactional } from '../../database/transactional.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { assertPostalCode } from './assert-postal-code.ts'
import { consumeSmsRateLimit } from './consume-sms-rate-limit.ts'
import type { Caller, CustomerDeps } from './customer-deps.ts'
import { upsertAddress } from './customer-profiles.queries.ts'
import { EmailRegistered } from './customers.problems.ts'
import { findAccountByEmail, insertCustomer } from './customers.queries.ts'
import { isTaken } from './release-unverified-email.ts'
import type { Registration } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'
import { sendCode, sendLink } from './send-secret.ts'

type Applicant = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly address: Address | undefined
  readonly next: string | undefined
}

export async function register(deps: CustomerDeps, applicant: Applicant, locale: Locale, { network }: Caller): Promise<Registered> {
  const { db, settings } = deps
  await consumeRateLimit(db, [{ limits: limits.REGISTER_PER_NETWORK, of: network }])
  assertUncommon('password', applicant.password)
  await assertPostalCode(db, applicant.address)
  if (isShutOut(settings.mode, applicant.email) || (await isTaken(db, applicant.email))) throw new EmailRegistered()
  const passwordHash = await hashPassword(applicant.password)
  if (settings.accountValidation === 'sms') await consumeSmsRateLimit(deps, applicant.phone, network)
  return openAccount(deps, applicant, passwordHash, locale, network)
}

/**
 * The account and the message that verifies it: both or neither. Where an account that nobody has proven holds the address, this one waits
 * in its message, and takes the other's place when it is followed.
 */
const openAccount = transactional(
  async (
    deps: CustomerDeps,
    applicant: Applicant,
    passwordHash: string,
    locale: Locale,
    network: string | undefined,
  ): Promise<Registered> => {
    const { db, settings } = deps
    const validationMode = settings.accountValidation
    const opened = await insertCustomer(db, { ...applicant, passwordHash, isVerified: validationMode === 'none', locale })
    const id = opened ?? (await findAccountByEmail(db, applicant.email))?.id
    if (id === undefined || (opened === undefined && validationMode === 'none')) throw new EmailRegistered()
    if (opened !== undefined && applicant.address) await upsertAddress(db, id, applicant.address)
    await insertSecurityEvent(db, 'registered', id, network)
    const waiting = opened === undefined ? { registration: registrationOf(applicant, passwordHash, locale) } : {}
    const token = validationMode === 'sms' ? newSecret() : undefined
    const recipient = { id, email: applicant.email, firstName: applicant.firstName, locale }
    const requestId = randomUUID()
    if (token) await sendCode(deps, recipient, 'verify-phone', { requestId, tokenHash: hashOf(token), phone: applicant.phone, ...waiting })
    if (validationMode === 'email') await sendLink(deps, recipient, 'verify-email', { requestId, next: applicant.next, ...waiting })
    return { id: String(id), validationMode, token, phoneNumber: maskedPhone(applicant.phone) }
  },
)

function registrationOf({ firstName, lastName, email, phone, address }: Applicant, passwordHash: string, locale: Locale): Registration {
  return {
    firstName,
    lastName,
    email,
    phone,
    passwordHash,
    locale,
    ...(address ? { address } : {}),
  }
}
