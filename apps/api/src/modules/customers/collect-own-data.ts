import type { OwnData } from '@shop/contract/wire/own-data'
import type { Db } from '../../database/connect.ts'
import type { SignedInCustomer } from '../../http/gate.ts'
import { CustomerNotFound } from './customers.problems.ts'
import { findCustomer, readDates } from './customers.queries.ts'
import { listOpenSessions } from './sessions.queries.ts'

export const collectOwnData = async (db: Db, { id, sessionId }: SignedInCustomer): Promise<OwnData> => {
  const [customer, dates, sessions] = await Promise.all([findCustomer(db, { id }), readDates(db, id), listOpenSessions(db, id, sessionId)])
  if (!customer) throw new CustomerNotFound()
  return {
    takenAt: dates.now,
    customer,
    registeredAt: dates.created_at,
    privacyAcceptedAt: dates.privacy_accepted_at ?? undefined,
    sessions,
  }
}
