import { serverTexts } from '@shop/texts/server-texts'
import { transactional } from '../../database/transactional.ts'
import { queueMail } from '../messages/messages.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { listStaffAddresses, officeUrl } from '../staff/staff.public.ts'
import { type Outcome, WrongAccount } from './compare-days.ts'

/** The office works in Spanish. */
const STAFF_LOCALE = 'es'

/** A night that found something is told to the owners; a quiet one to nobody. */
export const mailDifferences = transactional(async (deps: OrderDeps, night: string, { result, error }: Outcome): Promise<void> => {
  const { differences, wrongAccount } = serverTexts(STAFF_LOCALE).staffMails
  const isOtherAccount = error instanceof WrongAccount
  if (!isOtherAccount && !result?.cases) return
  const [subject, lead] = isOtherAccount
    ? [wrongAccount.subject, wrongAccount.lead]
    : [differences.subject(night), differences.lead(result?.cases ?? 0)]
  for (const { email, name } of await listStaffAddresses(deps.db, ['owner']))
    await queueMail(deps, {
      // By the night: a job that runs again makes no second mail.
      key: `reconciliation ${night} ${email}`,
      line: 'reconciliation',
      to: email,
      locale: STAFF_LOCALE,
      subject,
      content: {
        name,
        lead,
        action: { label: differences.button, url: `${officeUrl(deps.settings)}/dinero-por-aclarar` },
        notes: [differences.where],
      },
    })
})
