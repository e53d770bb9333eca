import type { SignedInCustomer } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { SessionNotFound } from '../../problems.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { insertSecurityEvent } from './security-events.queries.ts'
import { deleteSession } from './sessions.queries.ts'

type Deps = Pick<CustomerDeps, 'db'>

export const signOut = transactional(
  async ({ db }: Deps, { id, sessionId }: SignedInCustomer, network: string | undefined): Promise<void> => {
    await deleteSession(db, id, sessionId)
    await insertSecurityEvent(db, 'signed-out', id, network)
  },
)

/** Another one of the customer's. */
export const endSession = transactional(
  async ({ db }: Deps, customerId: number, sessionId: string, network: string | undefined): Promise<void> => {
    if (!(await deleteSession(db, customerId, sessionId))) throw new SessionNotFound()
    await insertSecurityEvent(db, 'session-ended', customerId, network)
  },
)
