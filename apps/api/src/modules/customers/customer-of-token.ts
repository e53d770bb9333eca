import type { SignedInCustomer } from '../../callers.ts'
import { SessionExpired, SignInRequired } from '../../problems.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { readToken } from './session-token.ts'
import { findOpenSession, updateLastSeen } from './sessions.queries.ts'

/** Once a minute is enough to tell when a browser was last seen. */
const SEEN_EVERY_MS = 60_000

/** The signature says that a token was ours; the session's row says that it still counts. */
export const customerOfToken =
  ({ db, keys }: CustomerDeps) =>
  async (token: string): Promise<SignedInCustomer> => {
    const { customerId, sessionId, expiresAt } = await readToken(keys.token, token)
    const { now, session } = await findOpenSession(db, sessionId)
    if (expiresAt <= now) throw new SessionExpired()
    if (session?.customerId !== customerId) throw new SignInRequired('the session was ended')
    if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await updateLastSeen(db, sessionId)
    return { id: customerId, sessionId, isVerified: session.isVerified, lastSeenAt: session.lastSeenAt, token }
  }
