import { type Cents, cents } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Found = { readonly paymentId: number; readonly amount: Cents; readonly trackingKey: string; readonly staffId: number }

/** Somebody found a transfer in the bank. The database refuses a key that was found before. */
export async function insertTransferReceipt(db: Db, { paymentId, amount, trackingKey, staffId }: Found): Promise<void> {
  await db
    .insertInto('transfer_receipts')
    .values({ payment_id: paymentId, amount_cents: amount, tracking_key: trackingKey, found_by: staffId })
    .execute()
}

export async function sumTransfers(db: Db, paymentId: number): Promise<Cents> {
  const { sum } = await db
    .selectFrom('transfer_receipts')
    .select((e) => e.fn.sum<string | null>('amount_cents').as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return cents(Number(sum ?? 0))
}

type Received = { readonly id: number; readonly received: Cents; readonly trackingKey: string; readonly staffId: number }

/** What of the transfer is in the bank; whether that pays is decided apart. */
export async function updateTransferReceived(db: Db, { id, received, trackingKey, staffId }: Received): Promise<void> {
  await db
    .updateTable('payments')
    .set((e) => ({
      // Exactly the amount needs no word.
      received_cents: e.fn<number | null>('nullif', [e.val(received), 'amount_cents']),
      tracking_key: trackingKey,
      accepted_by: staffId,
      checked_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute()
}

/** One of these that no payment under way has. */
export async function freeTransferReference(db: Db, candidates: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ free: string }>`
    select free from unnest(${candidates}::text[]) free
    where not exists (select from payments where transfer_reference = free and status = 'requires_action') limit 1`.execute(db)
  return rows[0]?.free
}
