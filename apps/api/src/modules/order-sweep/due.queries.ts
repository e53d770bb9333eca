import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const AT_ONCE = 200

/** Payments of the provider that nobody has heard of for a while: a card's for two minutes, a voucher's for an hour. */
export const listPaymentsToCheck = (db: Db, provider: string, now: Date): Promise<{ id: number; reference: string }[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'reference'])
    .where('provider', '=', provider)
    .where('status', 'in', ['created', 'requires_action', 'processing'])
    .where('checked_at', '<', (e) => {
      const patience = e.case().when('method', '=', 'oxxo').then(sql`interval '1 hour'`).else(sql`interval '2 minutes'`).end()
      return sql<Date>`${now}::timestamptz - ${patience}`
    })
    .orderBy('checked_at')
    .limit(AT_ONCE)
    .execute()

export type Overdue = { readonly id: string; readonly status: 'open' | 'placed'; readonly attempt: number }

/** Purchases whose parts were put aside until now and are still. */
export const listOverdueCheckouts = (db: Db, now: Date): Promise<Overdue[]> =>
  db
    .selectFrom('checkouts as c')
    .select(['c.id', 'c.status', 'c.attempt'])
    .where('c.status', '<>', 'expired')
    .where('c.held_until', '<', now)
    .where((e) =>
      e.exists(e.selectFrom('checkout_lines as l').select('l.place').whereRef('l.checkout_id', '=', 'c.id').where('l.hold', '=', 'held')),
    )
    .orderBy('c.held_until')
    .limit(AT_ONCE)
    .$narrowType<Pick<Overdue, 'status'>>()
    .execute()

/** A voucher that somebody sent waits for a person. */
export const hasVoucherToJudge = async (db: Db, orderId: number): Promise<boolean> =>
  (await db
    .selectFrom('vouchers')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['received', 'accepted'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Orders that end within a day and whose customer has not been reminded; each is given out once. */
export const takeOrdersToRemind = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .updateTable('orders as o')
    .set({ reminded_at: now })
    .where('o.status', '=', 'pending')
    .where('o.reminded_at', 'is', null)
    .where('o.due_at', '>', now)
    .where('o.due_at', '<', sql<Date>`${now}::timestamptz + interval '24 hours'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vouchers as v').select('v.id').whereRef('v.order_id', '=', 'o.id').where('v.status', 'in', ['received', 'accepted']),
        ),
      ),
    )
    .returning('o.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Events whose job is gone although nobody drew their consequences. */
export const listForgottenEvents = async (db: Db, provider: string, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('processed_at', 'is', null)
    .where('received_at', '<', sql<Date>`${now}::timestamptz - interval '2 minutes'`)
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/** Orders that ended keep of a deleted customer only what the tax office asks for; those with an invoice keep its data. */
export const anonymiseEnded = async (db: Db): Promise<void> => {
  await sql`
    update checkouts c set recipient = '{"name": "", "email": "", "phone": ""}',
      address = (c.address - 'interior') || '{"street": "", "number": "", "suburb": "", "locality": "", "directions": ""}'
    from customers k
    where k.id = c.customer_id and k.deleted_at is not null and c.recipient ->> 'email' <> '' and c.status <> 'open'
      and not exists (select from orders o where o.checkout_id = c.id and o.status not in ('delivered', 'cancelled', 'refunded'))`.execute(
    db,
  )
}
