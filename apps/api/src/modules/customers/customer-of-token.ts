import type { SignedInCustomer } from '../../callers.ts'
import { SessionExpired, SignInRequired } from '../../problems.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { readToken, signToken, type TokenClaims } from './session-token.ts'
import { findOpenSession, type OpenSession, updateUsed } from './sessions.queries.ts'

const MINUTE_MS = 60_000
/** Once a minute is enough to tell when a browser was last seen. */
const SEEN_EVERY_MS = MINUTE_MS
const TOKEN_LASTS_MS = 12 * 60 * MINUTE_MS
/** Who comes by every few hours stays signed in, and few answers bring a token. */
const RENEWED_AFTER_MS = 60 * MINUTE_MS
/** What other tabs and answers that are under way may still need of a token that was replaced. */
const OVERLAP_MS = 2 * MINUTE_MS

/** The signature says that a token was ours; the session's row says that it still counts. */
export function customerOfToken({ db, keys }: CustomerDeps) {
  return async (token: string): Promise<SignedInCustomer> => {
    const claims = await readToken(keys.token, token)
    const { customerId, sessionId: id, issuedAt } = claims
    const { now, session } = await findOpenSession(db, id)
    if (claims.expiresAt <= now) throw new SessionExpired()
    if (session?.customerId !== customerId) throw new SignInRequired('the session was ended')
    const isOlder = issuedAt < session.tokenAt
    if (isOlder && msBetween(session.tokenSince, now) > OVERLAP_MS) throw new SignInRequired('the token was replaced')
    const expiresAt = isOlder ? undefined : renewedUntil(claims, session, now)
    if (msBetween(session.lastSeenAt, now) > SEEN_EVERY_MS || issuedAt > session.tokenAt || expiresAt)
      await updateUsed(db, id, { issuedAt, expiresAt })
    const newToken = expiresAt && (await signToken(keys.token, { id, customerId, issuedAt: now, expiresAt }))
    return { id: customerId, sessionId: id, isVerified: session.isVerified, mustProve: session.mustProve, token, newToken }
  }
}

/** Until when the token that takes this one's place would live; nothing while this one is young, or lives as long as its session. */
function renewedUntil({ issuedAt, expiresAt }: TokenClaims, { endsAt }: OpenSession, now: Date): Date | undefined {
  if (msBetween(issuedAt, now) < RENEWED_AFTER_MS || expiresAt >= endsAt) return undefined
  // Tokens count in seconds.
  return new Date(Math.floor(Math.min(now.getTime() + TOKEN_LASTS_MS, endsAt.getTime()) / 1_000) * 1_000)
}

function msBetween(from: Date, to: Date): number {
  return to.getTime() - from.getTime()
}
