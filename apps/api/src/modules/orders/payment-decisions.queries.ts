import type { Cents } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Payment } from './order-payments.queries.ts'

/** Accepts what came as the whole payment of its order; the missing amount is forgiven. */
export async function updateAccepted(db: Db, { id, amount, received }: Payment, forgiven: Cents): Promise<void> {
  await db
    .updateTable('payments')
    .set({ amount_cents: amount, received_cents: received === amount ? null : received, forgiven_cents: forgiven })
    .where('id', '=', id)
    .execute()
}

export async function updateDecided(
  db: Db,
  id: number,
  status: 'duplicate' | 'review',
  paidAt: Date,
  { received }: { readonly received?: Cents } = {},
): Promise<void> {
  await db
    .updateTable('payments')
    // Without a sum what came is the amount, as before.
    .set({ status, paid_at: paidAt, failure: null, checked_at: sql<Date>`now()`, received_cents: received })
    .where('id', '=', id)
    .execute()
}
