import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Account, Days } from './account.ts'

export type UnbookedCharge = {
  readonly source: string | null
  readonly intent: string | null
  readonly amount: number
  readonly checkoutId: string | null
  readonly orderId: number | null
  readonly isOurs: boolean
}

/** Charges that no payment of the books has; the account may sell other things, too. */
export async function listUnbookedCharges(db: Db, { provider, isLive }: Account, { from, to }: Days): Promise<UnbookedCharge[]> {
  const { rows } = await sql<UnbookedCharge>`
    select m.source, m.intent, m.amount_cents as amount, m.checkout_id::text as "checkoutId", o.id as "orderId", p.id is not null or c.id is not null as "isOurs"
    from provider_movements m
    left join payments p on p.provider = m.provider and p.reference = m.intent
    left join checkouts c on c.id = m.checkout_id
    left join orders o on o.checkout_id = coalesce(p.checkout_id, c.id)
    where m.provider = ${provider} and m.is_live = ${isLive} and m.day between ${from}::date and ${to}::date and m.category = 'charge'
      and (p.id is null or p.status not in ('paid', 'duplicate', 'review'))
    order by m.moved_at`.execute(db)
  return rows
}

export type Doubt = {
  readonly paymentId: number
  readonly orderId: number | null
  readonly reference: string
  readonly expected: number
  readonly seen: number | null
  readonly currency: string | null
}

/** Charges of another amount, or in other money, than their payment. */
export async function listOtherAmounts(db: Db, { provider, isLive }: Account, { from, to }: Days): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`
    select p.id as "paymentId", o.id as "orderId", p.reference, coalesce(p.received_cents, p.amount_cents) as expected, m.amount_cents as seen, m.currency
    from provider_movements m join payments p on p.provider = m.provider and p.reference = m.intent and p.status in ('paid', 'duplicate')
    left join orders o on o.checkout_id = p.checkout_id
    where m.provider = ${provider} and m.is_live = ${isLive} and m.day between ${from}::date and ${to}::date and m.category = 'charge'
      and (m.amount_cents <> coalesce(p.received_cents, p.amount_cents) or m.currency <> p.currency)
    order by p.id`.execute(db)
  return rows
}

/**
 * Payments that the balance should have by now: a card's after two hours, a voucher's after five days. They are looked for on all days that
 * were read, so that a voucher's is found out although its own night was too early.
 */
function overdue({ provider, isLive }: Account, now: Date) {
  return sql`
  select p.id, p.reference, p.checkout_id, p.amount_cents, p.currency, (p.paid_at at time zone 'America/Mexico_City')::date as day,
    exists (select from provider_movements m where m.provider = p.provider and m.intent = p.reference and m.category = 'charge') as is_there
  from payments p
  where p.provider = ${provider} and p.is_live = ${isLive} and p.status in ('paid', 'duplicate')
    and p.paid_at < ${now}::timestamptz - case when p.method = 'oxxo' then interval '5 days' else interval '2 hours' end`
}

const VOUCHER_DAYS = 8

export async function listMissingCharges(db: Db, account: Account, { from, to }: Days, now: Date): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`
    select p.id as "paymentId", o.id as "orderId", p.reference, p.amount_cents as expected, null::integer as seen, null::text as currency
    from (${overdue(account, now)}) p left join orders o on o.checkout_id = p.checkout_id
    where not p.is_there and (p.day between ${from}::date and ${to}::date or p.day between ${from}::date - ${VOUCHER_DAYS}::integer and ${to}::date
      and exists (select from reconciliation_runs r where r.provider = ${account.provider} and r.is_live = ${account.isLive} and r.ended_at is not null
        and r.failure is null and p.day between r.from_day and r.to_day))
    order by p.id`.execute(db)
  return rows
}

/** How many payments the balance should have, and how many of them it has. */
export async function countExpected(db: Db, account: Account, { from, to }: Days, now: Date): Promise<{ expected: number; found: number }> {
  const { rows } = await sql<{ expected: number; found: number }>`
    select count(*)::integer as expected, count(*) filter (where p.is_there)::integer as found
    from (${overdue(account, now)}) p where p.day between ${from}::date and ${to}::date`.execute(db)
  return rows[0] ?? { expected: 0, found: 0 }
}

/** Cases that were opened because a charge was missing, and whose charge has come. */
export async function listFoundAgain(db: Db): Promise<{ subject: string }[]> {
  const { rows } = await sql<{ subject: string }>`
    select c.subject from money_cases c join payments p on p.id = c.payment_id
    where c.kind = 'payment-not-at-provider' and c.settled_at is null
      and exists (select from provider_movements m where m.provider = p.provider and m.intent = p.reference and m.category = 'charge')`.execute(
    db,
  )
  return rows
}
