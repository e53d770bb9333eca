import type { OwnData } from '@shop/contract/wire/own-data'
import type { Locale } from '@shop/domain/locale'
import type { Db } from '../../database/connect.ts'
import type { SignedInCustomer } from '../../http/gate.ts'
import { listEveryOwnOrder } from '../orders/orders.public.ts'
import { findCustomer } from './customer-profiles.queries.ts'
import { CustomerNotFound } from './customers.problems.ts'
import { readDates } from './customers.queries.ts'
import { listOpenSessions } from './sessions.queries.ts'

export const collectOwnData = async (db: Db, { id, sessionId }: SignedInCustomer, locale: Locale): Promise<OwnData> => {
  const [customer, dates, sessions, orders] = await Promise.all([
    findCustomer(db, { id }),
    readDates(db, id),
    listOpenSessions(db, id, sessionId),
    listEveryOwnOrder({ db }, locale, id),
  ])
  if (!customer) throw new CustomerNotFound()
  return {
    takenAt: dates.now,
    customer,
    registeredAt: dates.created_at,
    privacyAcceptedAt: dates.privacy_accepted_at ?? undefined,
    sessions,
    orders,
  }
}
