import type { OwnData } from '@shop/contract/wire/people/own-data'
import type { Locale } from '@shop/domain/locale'
import type { SignedInCustomer } from '../../callers.ts'
import { listConversationsOf } from '../chat/chat.public.ts'
import {
  type CustomerDeps,
  CustomerNotFound,
  findCustomer,
  findGarage,
  findInvoiceData,
  hasProvenEmail,
  listOpenSessions,
  readDates,
} from '../customers/customers.public.ts'
import { listEveryOwnOrder } from '../orders/orders.public.ts'
import { listQuotationsOf } from '../quotations/quotations.public.ts'
import { listReturnsOfCustomer } from '../returns/returns.public.ts'

export async function collectOwnData(deps: CustomerDeps, { id, sessionId }: SignedInCustomer, locale: Locale): Promise<OwnData> {
  const { db } = deps
  const [customer, dates, invoice, garage, sessions, orders, returns, conversations] = await Promise.all([
    findCustomer(db, { id }),
    readDates(db, id),
    findInvoiceData(db, id),
    findGarage(db, id),
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
    invoice,
    garage,
    sessions,
    orders,
    returns,
    quotations: await listQuotationsOf(db, { customerId: id, provenEmail: hasProvenEmail(deps, customer) ? customer.email : undefined }),
    conversations,
  }
}
