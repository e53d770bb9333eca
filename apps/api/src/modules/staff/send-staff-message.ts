import { serverTexts } from '@shop/texts/server-texts'
import { transactional } from '../../database/transactional.ts'
import type { StaffMessage } from '../../ports/job-queue.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { queueMail } from '../messages/messages.public.ts'
import { findStaffByEmail } from './staff.queries.ts'
import { STAFF_LOCALE, type StaffDeps } from './staff-deps.ts'
import { insertStaffSecret, type StaffSecretPurpose } from './staff-secrets.queries.ts'

/** As long as the allowance of each looks back: when there is no other to be had, one is still good. */
const MINUTES: Record<StaffSecretPurpose, number> = { 'reset-password': 30, 'permit-sign-in': 24 * 60 }
const PLACES: Record<StaffSecretPurpose, (secret: string) => string> = {
  'reset-password': (secret) => `/nueva-contrasena/${secret}`,
  'permit-sign-in': (secret) => `?permiso=${secret}`,
}

/** The worker's half of a request for a link: nothing happens when nobody of that e-mail works here. */
export const sendStaffMessage = transactional(async (deps: StaffDeps, { requestId, purpose, email }: StaffMessage): Promise<void> => {
  const account = await findStaffByEmail(deps.db, email)
  if (!account) return
  const secret = newSecret()
  const kept = { hash: hashOf(secret), purpose, staffId: account.id, requestId, minutes: MINUTES[purpose] }
  if (!(await insertStaffSecret(deps.db, kept))) return
  const { resetPassword, permitSignIn } = serverTexts(STAFF_LOCALE).staffMails
  const words = purpose === 'reset-password' ? resetPassword : permitSignIn
  await queueMail(deps, {
    key: `staff-${purpose} ${requestId}`,
    to: account.email,
    locale: STAFF_LOCALE,
    subject: words.subject,
    content: {
      name: account.name,
      lead: words.lead,
      action: { label: words.button, url: deps.officeUrl + PLACES[purpose](secret) },
      notes: [words.expires, words.ignore],
    },
  })
})
