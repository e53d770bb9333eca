import { randomUUID } from 'node:crypto'
import type { SavedProfile } from '@shop/contract/wire/people/account-answers'
import type { Address } from '@shop/domain/address'
import { isShutOut } from '@shop/domain/demo-accounts'
import type { SignedInCustomer } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { AccountNotVerified, PasswordRequired } from '../../problems.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { assertPostalCode } from './assert-postal-code.ts'
import { consumeSmsRateLimit } from './consume-sms-rate-limit.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { findCustomer, upsertAddress } from './customer-profiles.queries.ts'
import { CustomerNotFound, EmailRegistered } from './customers.problems.ts'
import { type Account, findAccount, updateNames, updatePhone } from './customers.queries.ts'
import { provePassword } from './prove-password.ts'
import { isTaken } from './release-unverified-email.ts'
import { sendCode, sendLink } from './send-secret.ts'
import { updateProven } from './sessions.queries.ts'

type Changes = {
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly address: Address | undefined
  readonly currentPassword: string | undefined
}

/** Only what is given changes. A new e-mail or phone waits until its owner has confirmed it. */
export async function updateProfile(
  deps: CustomerDeps,
  customer: SignedInCustomer,
  changes: Changes,
  network: string | undefined,
): Promise<SavedProfile> {
  const { id, sessionId, mustProve } = customer
  const account = await findAccount(deps.db, id)
  if (!account) throw new CustomerNotFound()
  const email = changes.email === account.email ? undefined : changes.email
  const phone = changes.phone === account.phone ? undefined : changes.phone
  await assertPostalCode(deps.db, changes.address)
  // Whose address was never proven may hold somebody else's: who mistyped it registers again.
  if (email !== undefined && !account.isVerified) throw new AccountNotVerified()
  if (email !== undefined || phone !== undefined) await provePassword(deps, customer, changes.currentPassword)
  else if (mustProve) throw new PasswordRequired()
  if (email !== undefined) await assertFree(deps, email, network)
  const isBySms = deps.settings.accountValidation === 'sms'
  if (phone !== undefined && isBySms) await consumeSmsRateLimit(deps, phone, network)
  const smsToken = phone !== undefined && isBySms ? newSecret() : undefined
  await save(deps, account, { ...changes, email, phone }, sessionId, smsToken)
  const saved = await findCustomer(deps.db, { id })
  if (!saved) throw new CustomerNotFound()
  const isPhoneAwaited = phone !== undefined && deps.settings.accountValidation !== 'none'
  return { customer: saved, awaits: { email: email !== undefined, phone: isPhoneAwaited, smsToken } }
}

const save = transactional(
  async (deps: CustomerDeps, account: Account, changes: Changes, sessionId: string, smsToken: string | undefined): Promise<void> => {
    const { firstName, lastName, email, phone, address } = changes
    await updateNames(deps.db, account.id, {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    })
    if (address) await upsertAddress(deps.db, account.id, address)
    if (email !== undefined || phone !== undefined) await updateProven(deps.db, sessionId)
    if (email !== undefined) {
      await sendLink(deps, account, 'change-email', { requestId: randomUUID(), newValue: email, sessionId })
      await sendLink(deps, account, 'disown-change', { requestId: randomUUID(), newValue: account.email, about: email })
    }
    if (phone === undefined) return
    if (deps.settings.accountValidation === 'none') return updatePhone(deps.db, account.id, phone)
    const requestId = randomUUID()
    if (smsToken === undefined) await sendLink(deps, account, 'change-phone', { requestId, newValue: phone })
    else await sendCode(deps, account, 'change-phone', { requestId, tokenHash: hashOf(smsToken), phone })
  },
)

async function assertFree({ db, settings }: CustomerDeps, email: string, network: string | undefined) {
  await consumeRateLimit(db, [
    { limits: limits.MAIL_PER_NETWORK, of: network },
    { limits: limits.MAIL_PER_ACCOUNT, of: email },
  ])
  if (isShutOut(settings.mode, email) || (await isTaken(db, email))) throw new EmailRegistered()
}
