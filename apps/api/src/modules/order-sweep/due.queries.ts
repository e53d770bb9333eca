import { MOST_FAILURES } from '@shop/domain/ask-again'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const AT_ONCE = 200

export type DuePayment = {
  readonly id: number
  readonly checkoutId: string
  readonly reference: string
  readonly method: 'card' | 'oxxo'
  readonly createdAt: Date
  readonly failures: number
  /** Its order was paid in another way: a card must not be payable any more. */
  readonly isPaidOtherwise: boolean
}

/**
 * Payments of the provider that nobody has heard of for a while. Each has its own next time, so that one that fails goes to the end.
 * A card whose order was paid otherwise is called off at once.
 */
export async function listPaymentsToCheck(db: Db, provider: string, now: Date): Promise<DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    select p.id, p.checkout_id as "checkoutId", p.reference, p.method, p.created_at as "createdAt", p.check_failures as failures, o.is_paid as "isPaidOtherwise"
    from payments p
    cross join lateral (select exists (select from payments b where b.checkout_id = p.checkout_id and b.status = 'paid') as is_paid) o
    cross join lateral (
      select coalesce(p.next_check_at, p.checked_at + case when p.method = 'oxxo' then interval '1 hour' else interval '2 minutes' end) as at
    ) due
    where p.provider = ${provider} and p.status in ('created', 'requires_action', 'processing')
      and (due.at < ${now}::timestamptz or o.is_paid and p.method = 'card' and p.next_check_at is null)
    order by due.at limit ${AT_ONCE}`.execute(db)
  return rows
}

/** When the provider is asked about it again, after so many failures in a row. */
export async function updateNextCheck(db: Db, id: number, at: Date, failures: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_check_at: at, check_failures: failures, checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The next round asks about it, as if it had never failed. */
export async function resetCheck(db: Db, id: number): Promise<void> {
  await db.updateTable('payments').set({ next_check_at: sql<Date>`now()`, check_failures: 0 }).where('id', '=', id).execute()
}

export type Overdue = { readonly id: string; readonly status: 'open' | 'placed'; readonly attempt: number }

/** Purchases whose parts were put aside until now and are still; not those that somebody keeps, nor those whose provider was asked in vain just now. */
export async function listOverdueCheckouts(db: Db, now: Date): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select c.id, c.status, c.attempt from checkouts c
    where c.status <> 'expired' and c.held_until < ${now}::timestamptz
      and exists (select from checkout_lines l where l.checkout_id = c.id and l.hold = 'held')
      and not exists (select from payments p where p.checkout_id = c.id and p.attempt = c.attempt and p.next_check_at > ${now}::timestamptz
        and (p.check_failures > 0 or p.status = 'processing'))
      and not exists (select from money_cases m join payments p on p.id = m.payment_id
        where p.checkout_id = c.id and m.keeps_pieces and m.settled_at is null)
    order by c.held_until limit ${AT_ONCE}`.execute(db)
  return rows
}

/** A part of its money is there: somebody decides, the clock does not. */
export async function hasPartOfMoney(db: Db, checkoutId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('payments')
      .select('id')
      .where('checkout_id', '=', checkoutId)
      .where('received_cents', 'is not', null)
      .where('status', '<>', 'review')
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

/** A voucher that somebody sent waits for a person. */
export async function hasVoucherToJudge(db: Db, orderId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('vouchers')
      .select('id')
      .where('order_id', '=', orderId)
      .where('status', 'in', ['received', 'accepted'])
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

/** Orders that end within a day and whose customer has not been reminded; each is given out once. */
export async function takeOrdersToRemind(db: Db, now: Date): Promise<number[]> {
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
    // Whose money came in part, or does not fit, is told so and not asked for it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.checkout_id', '=', 'o.checkout_id')
            .where((e) => e.or([e('p.status', '=', 'review'), e('p.received_cents', 'is not', null)])),
        ),
      ),
    )
    .returning('o.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Events whose job is gone although nobody drew their consequences. */
export async function listForgottenEvents(db: Db, provider: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('processed_at', 'is', null)
    // What was given up is a case; its button brings it back.
    .where('tries', '<', MOST_FAILURES)
    .where('received_at', '<', sql<Date>`${now}::timestamptz - interval '2 minutes'`)
    .where((e) => e.or([e('next_try_at', 'is', null), e('next_try_at', '<', now)]))
    .orderBy((e) => e.fn.coalesce('next_try_at', 'received_at'))
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/** Orders that ended keep of a deleted customer only what the tax office asks for; those with an invoice keep its data. */
export async function anonymiseEnded(db: Db): Promise<void> {
  await sql`
    with ended as (
      update checkouts c set recipient = '{"name": "", "email": "", "phone": ""}', receiver = null,
        address = (c.address - 'interior') || '{"street": "", "number": "", "suburb": "", "locality": "", "directions": ""}'
      from customers k
      where k.id = c.customer_id and k.deleted_at is not null and (c.recipient ->> 'email' <> '' or c.receiver is not null) and c.status <> 'open'
        and not exists (select from orders o where o.checkout_id = c.id and o.status not in ('delivered', 'cancelled', 'refunded'))
      returning c.id
    )
    update refunds r set handed_to = null from payments p, ended e
    where p.id = r.payment_id and p.checkout_id = e.id and r.handed_to is not null`.execute(db)
  // A process of an earlier version erases what it knows; and a checkout or a garage may have been on its way while the account was erased.
  await sql`delete from customer_invoice_data i using customers k where k.id = i.customer_id and k.deleted_at is not null`.execute(db)
  await sql`delete from customer_cars g using customers k where k.id = g.customer_id and k.deleted_at is not null`.execute(db)
}
