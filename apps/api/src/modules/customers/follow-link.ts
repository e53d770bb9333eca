import type { Verified } from '@shop/contract/wire/people/account-answers'
import { serverTexts } from '@shop/texts/server-texts'
import { transactional } from '../../database/transactional.ts'
import { LinkInvalid } from '../../problems.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { queueMail } from '../messages/messages.public.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { EmailRegistered, LinkExpired } from './customers.problems.ts'
import { findAccount, updateEmail, updatePhone, updateVerified } from './customers.queries.ts'
import { endAccess } from './end-access.ts'
import { releaseUnverifiedEmail, takeOver } from './release-unverified-email.ts'
import { findSecret, type Secret, useSecret } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'

const FOLLOWED = new Set(['verify-email', 'change-email', 'change-phone'])

/** Mail scanners open links before people do: a used one is good news, not an error. */
export async function followLink(deps: CustomerDeps, token: string): Promise<Verified> {
  const secret = await findSecret(deps.db, hashOf(token))
  if (!secret || !FOLLOWED.has(secret.purpose) || secret.codeHash !== undefined) throw new LinkInvalid()
  if (secret.isUsed) return 'already_verified'
  const isVerified = secret.purpose === 'verify-email' && (await findAccount(deps.db, secret.customerId))?.isVerified
  if (isVerified) return 'already_verified'
  if (secret.isExpired) throw new LinkExpired()
  return useLink(deps, secret)
}

const useLink = transactional(async (deps: CustomerDeps, secret: Secret): Promise<Verified> => {
  const { db } = deps
  const { customerId, newValue = '', registration } = secret
  if (!(await useSecret(db, secret.id))) return 'already_verified'
  if (secret.purpose === 'change-email') {
    await changeEmail(deps, secret, newValue)
    return 'email_changed'
  }
  if (secret.purpose === 'change-phone') {
    await updatePhone(db, customerId, newValue)
    await insertSecurityEvent(db, 'phone-changed', customerId, undefined)
    return 'phone_changed'
  }
  const proven = registration ? await takeOver(db, secret.id, registration) : customerId
  await updateVerified(db, proven)
  await insertSecurityEvent(db, 'verified', proven, undefined)
  return 'account_verified'
})

/** The old address hears of it too: it may be the owner who does not know. */
async function changeEmail(deps: CustomerDeps, { customerId, sessionId }: Secret, email: string) {
  const before = await findAccount(deps.db, customerId)
  await releaseUnverifiedEmail(deps.db, email)
  if (!before || !(await updateEmail(deps.db, customerId, email))) throw new EmailRegistered()
  await updateVerified(deps.db, customerId)
  await endAccess(deps.db, customerId, { session: sessionId })
  await insertSecurityEvent(deps.db, 'email-changed', customerId, undefined)
  const { emailChanged } = serverTexts(before.locale).mails
  await queueMail(deps, {
    key: `email-changed ${customerId} ${email}`,
    to: before.email,
    locale: before.locale,
    subject: emailChanged.subject,
    content: { name: before.firstName, lead: emailChanged.lead(email), notes: [] },
  })
}
