import { serverTexts } from '@shop/texts/server-texts'
import { transactional } from '../../database/transactional.ts'
import type { StaffMessage } from '../../ports/job-queue.ts'
import { queueMail } from '../messages/messages.public.ts'
import { makeStaffLink } from './make-staff-link.ts'
import { findStaffByEmail } from './staff.queries.ts'
import { STAFF_LOCALE, type StaffDeps } from './staff-deps.ts'

/** The worker's half of a request for a link: nothing happens when nobody of that e-mail works here. */
export const sendStaffMessage = transactional(async (deps: StaffDeps, { requestId, purpose, email }: StaffMessage): Promise<void> => {
  const account = await findStaffByEmail(deps.db, email)
  if (!account) return
  const url = await makeStaffLink(deps, { staffId: account.id, purpose, requestId })
  if (url === undefined) return
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
      action: { label: words.button, url },
      notes: [words.expires, words.ignore],
    },
  })
})
