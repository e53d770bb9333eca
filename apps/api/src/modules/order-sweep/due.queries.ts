import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const AT_ONCE = 200

/** Payments of the provider that nobody has heard of for a while: a card's for two minutes, a voucher's for an hour. */
export const listPaymentsToCheck = async (db: Db, provider: string, now: Date): Promise<{ id: number; reference: string }[]> => {
  const { rows } = await sql<{ id: number; reference: string }>`
    select p.id, p.reference from payments p
    where p.provider = ${provider} and p.status in ('created', 'requires_action', 'processing')
      and p.checked_at < ${now}::timestamptz - case when p.method = 'oxxo' then interval '1 hour' else interval '2 minutes' end
    order by p.checked_at limit ${AT_ONCE}`.execute(db)
  return rows
}

export type Overdue = { readonly id: string; readonly status: 'open' | 'placed'; readonly attempt: number }

/** Purchases whose parts were put aside until now and are still. */
export const listOverdueCheckouts = async (db: Db, now: Date): Promise<Overdue[]> => {
  const { rows } = await sql<Overdue>`
    select c.id, c.status, c.attempt from checkouts c
    where c.status <> 'expired' and c.held_until < ${now}
      and exists (select from checkout_lines l where l.checkout_id = c.id and l.hold = 'held')
    order by c.held_until limit ${AT_ONCE}`.execute(db)
  return rows
}

/** A voucher that somebody sent waits for a person. */
export const hasVoucherToJudge = async (db: Db, orderId: number): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from vouchers where order_id = ${orderId} and status in ('received', 'accepted')) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Orders that end within a day and whose customer has not been reminded; each is given out once. */
export const takeOrdersToRemind = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update orders o set reminded_at = ${now}
    where o.status = 'pending' and o.reminded_at is null and o.due_at > ${now} and o.due_at < ${now}::timestamptz + interval '24 hours'
      and not exists (select from vouchers v where v.order_id = o.id and v.status in ('received', 'accepted'))
    returning o.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Events whose job is gone although nobody drew their consequences. */
export const listForgottenEvents = async (db: Db, provider: string, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from payment_events
    where provider = ${provider} and processed_at is null and received_at < ${now}::timestamptz - interval '2 minutes' limit ${AT_ONCE}`.execute(
    db,
  )
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
