import { createHash } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { TooManyRequests } from '../../problems.ts'
import { consumeOne, deleteLastUse, deleteUses } from './limits.queries.ts'
import type { Limit } from './limits.ts'

/** A limit and whom it counts; nobody means that it does not apply. */
export type RateLimited = { readonly limits: Limit | readonly Limit[]; readonly of: string | undefined }

/** Outside of any transaction: a turn stays taken when what it was taken for fails. */
export async function consumeRateLimit(db: Db, turns: readonly RateLimited[]): Promise<void> {
  for (const { limits, of } of turns) {
    if (of === undefined) continue
    for (const limit of [limits].flat()) {
      const wait = await consumeOne(db, limit, hidden(of))
      if (wait > 0) throw new TooManyRequests(wait)
    }
  }
}

/** True when there was a turn; for limits whose end is not a plain no. */
export async function isWithinRateLimit(db: Db, limit: Limit, of: string): Promise<boolean> {
  return (await consumeOne(db, limit, hidden(of))) === 0
}

export function resetRateLimits(db: Db, limits: readonly Limit[], of: string): Promise<void> {
  return deleteUses(
    db,
    limits.map(({ rule }) => rule),
    hidden(of),
  )
}

export function refundRateLimit(db: Db, { rule }: Limit, of: string | undefined): Promise<void> {
  return of === undefined ? Promise.resolve() : deleteLastUse(db, rule, hidden(of))
}

/** Limits need no names: nobody's e-mail, phone or address is kept for them. */
function hidden(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
