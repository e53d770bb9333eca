import { serverTexts } from '@shop/texts/server-texts'
import { hashOf, keyedHash, newCode, newSecret } from '../../secrets/random-secret.ts'
import { queueMail } from '../messages/messages.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { accountLink } from './account-links.ts'
import type { CustomerDeps } from './customer-deps.ts'
import type { Account } from './customers.queries.ts'
import { expireOthers, holdAccount, insertSecret, type NewSecret, type SecretPurpose } from './secrets.queries.ts'

type LinkPurpose = Exclude<SecretPurpose, 'verify-phone'>
type Asked = Pick<NewSecret, 'requestId' | 'newValue' | 'sessionId' | 'registration'> & {
  /** What the mail speaks of, where it is not the new value. */
  readonly about?: string
  /** Where somebody was on the way to, as their browser says. */
  readonly next?: string | undefined
}
type Recipient = Pick<Account, 'id' | 'email' | 'firstName' | 'locale'>

const DAY_MINUTES = 24 * 60
const LINK_MINUTES: Record<LinkPurpose, number> = {
  'verify-email': DAY_MINUTES,
  'change-email': DAY_MINUTES,
  'change-phone': DAY_MINUTES,
  'reset-password': 30,
  'permit-sign-in': DAY_MINUTES,
  // Whoever was robbed may read mails only after a weekend.
  'disown-change': 3 * DAY_MINUTES,
}
const CODE_MINUTES = 10

/** Makes a link that works once and queues its mail, in the caller's transaction. */
export async function sendLink(
  deps: CustomerDeps,
  { id, email, firstName, locale }: Recipient,
  purpose: LinkPurpose,
  { about, next, ...asked }: Asked,
): Promise<void> {
  const secret = newSecret()
  const minutes = LINK_MINUTES[purpose]
  const kept = { ...asked, hash: hashOf(secret), purpose, customerId: id, minutes }
  await holdAccount(deps.db, id)
  if (!(await insertSecret(deps.db, kept))) return
  // A verification that is already in somebody's mailbox stays good, and so does a way back; of the others the last one counts.
  if (purpose !== 'verify-email' && purpose !== 'disown-change') await expireOthers(deps.db, kept)
  const { mails } = serverTexts(locale)
  const { requestId, newValue = '' } = asked
  const words = mailWords(mails, purpose, about ?? newValue)
  await queueMail(deps, {
    key: `${purpose} ${requestId}`,
    to: purpose === 'change-email' ? newValue : email,
    locale,
    subject: words.subject,
    content: {
      name: firstName,
      lead: words.lead,
      action: { label: words.button, url: accountLink(deps.settings.publicUrl, locale, purpose, secret, next) },
      notes: [words.expires, words.otherwise ?? mails.ignore],
    },
  })
}

/** Queues a code that belongs to a temporary token, in the caller's transaction. */
export async function sendCode(
  deps: CustomerDeps,
  { id, locale }: Recipient,
  purpose: 'verify-phone' | 'change-phone',
  {
    requestId,
    tokenHash,
    phone,
    registration,
  }: Pick<NewSecret, 'requestId' | 'registration'> & { readonly tokenHash: string; readonly phone: string },
): Promise<void> {
  const code = newCode()
  const codeHash = keyedHash(deps.keys.code, tokenHash, code)
  const kept = { hash: tokenHash, purpose, customerId: id, requestId, minutes: CODE_MINUTES, codeHash, newValue: phone, registration }
  await holdAccount(deps.db, id)
  if (!(await insertSecret(deps.db, kept))) return
  await expireOthers(deps.db, kept)
  const { identity } = await readPolicies(deps.db)
  const key = `${purpose} ${requestId}`
  const text = serverTexts(locale).mails.code(identity.name, code)
  await deps.jobs.enqueue(deps.db, 'send-message', { channel: 'sms', to: phone, subject: '', text, html: undefined, key }, { key })
}

type MailTexts = ReturnType<typeof serverTexts>['mails']
type Words = {
  readonly subject: string
  readonly lead: string
  readonly button: string
  readonly expires: string
  readonly otherwise?: string
}

function mailWords(mails: MailTexts, purpose: LinkPurpose, about: string): Words {
  switch (purpose) {
    case 'verify-email':
      return mails.verifyEmail
    case 'change-email':
      return mails.changeEmail
    case 'change-phone':
      return { ...mails.changePhone, lead: mails.changePhone.lead(about) }
    case 'reset-password':
      return mails.resetPassword
    case 'permit-sign-in':
      return mails.permitSignIn
    case 'disown-change':
      return { ...mails.changeAsked, lead: mails.changeAsked.lead(about) }
  }
}
