import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type StoredEvent = {
  readonly type: string
  readonly payload: unknown
  readonly isProcessed: boolean
  /** How often its consequences could not be drawn. */
  readonly tries: number
}

/** False when it was there already. */
export async function insertPaymentEvent(
  db: Db,
  { provider, eventId, type, payload }: { provider: string; eventId: string; type: string; payload: object },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, type, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findPaymentEvent(db: Db, provider: string, eventId: string): Promise<StoredEvent | undefined> {
  const row = await db
    .selectFrom('payment_events')
    .select(['type', 'payload', 'processed_at', 'tries'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row && { type: row.type, payload: row.payload, isProcessed: row.processed_at !== null, tries: row.tries }
}

export function updateEventProcessed(db: Db, provider: string, eventId: string): Promise<unknown> {
  return db
    .updateTable('payment_events')
    .set({ processed_at: sql<Date>`now()`, error: null })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}

/** The sweeper leaves it alone until then. */
export function updateEventFailed(db: Db, provider: string, eventId: string, error: string, nextTryAt: Date): Promise<unknown> {
  return db
    .updateTable('payment_events')
    .set((e) => ({ error, tries: e('tries', '+', 1), next_try_at: nextTryAt }))
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}

/** Somebody wants its consequences drawn once more. */
export function resetEvent(db: Db, provider: string, eventId: string): Promise<unknown> {
  return db
    .updateTable('payment_events')
    .set({ tries: 0, next_try_at: null })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .execute()
}
