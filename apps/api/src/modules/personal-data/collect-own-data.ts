import type { OwnData } from '@shop/contract/wire/people/own-data'
import type { Locale } from '@shop/domain/locale'
import type { SignedInCustomer } from '../../callers.ts'
import { listConversationsOf } from '../chat/chat.public.ts'
import {
  type CustomerDeps,
  CustomerNotFound,
  findCustomer,
  hasProvenEmail,
  listOpenSessions,
  readDates,
} from '../customers/customers.public.ts'
import { listEveryOwnOrder } from '../orders/orders.public.ts'
import { listQuotationsUnder } from '../quotations/quotations.public.ts'
import { listReturnsOfCustomer } from '../returns/returns.public.ts'

export const collectOwnData = async (deps: CustomerDeps, { id, sessionId }: SignedInCustomer, locale: Locale): Promise<OwnData> => {
  const { db } = deps
  const [customer, dates, sessions, orders, returns, conversations] = await Promise.all([
    findCustomer(db, { id }),
    readDates(db, id),
    listOpenSessions(db, id, sessionId),
    listEveryOwnOrder({ db }, locale, id),
    listReturnsOfCustomer(db, id),
    listConversationsOf(db, id),
  ])
  if (!customer) throw new CustomerNotFound()
  return {
    takenAt: dates.now,
    customer,
    registeredAt: dates.created_at,
    privacyAcceptedAt: dates.privacy_accepted_at ?? undefined,
    sessions,
    orders,
    returns,
    quotations: hasProvenEmail(deps, customer) ? await listQuotationsUnder(db, customer.email) : [],
    conversations,
  }
}
