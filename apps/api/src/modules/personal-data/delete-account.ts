import { serverTexts } from '@shop/texts/server-texts'
import type { SignedInCustomer } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { deleteConversationsOf } from '../chat/chat.public.ts'
import {
  type Account,
  type CustomerDeps,
  deleteSessions,
  eraseCustomer,
  hasProvenEmail,
  insertSecurityEvent,
  provePassword,
} from '../customers/customers.public.ts'
import { queueMail } from '../messages/messages.public.ts'
import { anonymiseEnded } from '../order-sweep/order-sweep.public.ts'
import { eraseQuotationsOf } from '../quotations/quotations.public.ts'
import { eraseEndedReturns } from '../returns/returns.public.ts'

export async function deleteAccount(deps: CustomerDeps, customer: SignedInCustomer, password: string): Promise<void> {
  return erase(deps, await provePassword(deps, customer, password))
}

const erase = transactional(async (deps: CustomerDeps, account: Account): Promise<void> => {
  const { id, email, firstName, locale } = account
  const { accountDeleted } = serverTexts(locale).mails
  await queueMail(deps, {
    key: `account-deleted ${id}`,
    to: email,
    locale,
    subject: accountDeleted.subject,
    content: { name: firstName, lead: accountDeleted.lead, notes: [] },
  })
  await deleteSessions(deps.db, id)
  await deleteConversationsOf(deps.db, id)
  await eraseQuotationsOf(deps.db, { customerId: id, provenEmail: hasProvenEmail(deps, account) ? email : undefined })
  await eraseCustomer(deps.db, id)
  // What the law asks for stays; an order or a return under way keeps what it needs until it ends.
  await anonymiseEnded(deps.db)
  await eraseEndedReturns(deps.db)
  await insertSecurityEvent(deps.db, 'account-deleted', id, undefined)
})
