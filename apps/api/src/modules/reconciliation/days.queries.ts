import { cents } from '@shop/domain/money'
import type { ComparedDay } from '@shop/domain/reconciliation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Account } from './account.ts'

type Row = {
  readonly day: string
  readonly comparedAt: Date
  readonly charged: number
  readonly bookedCharges: number
  readonly refunded: number
  readonly bookedRefunds: number
  readonly disputed: number
  readonly bookedDisputes: number
  readonly fees: number
  readonly net: number
  readonly foreign: number
}

const MOST_DAYS = 62

/**
 * Days that were compared, newest first. What the books have stands on the day on which the provider moved it, so that a difference is one of
 * money and not of clocks; what the provider never moved stands on the day of the books.
 */
export async function listComparedDays(db: Db, { provider, isLive }: Account, now: Date): Promise<ComparedDay[]> {
  const { rows } = await sql<Row>`
    with compared as (
      select d.day::date as day, max(r.ended_at) as compared_at from reconciliation_runs r cross join generate_series(r.from_day, r.to_day, '1 day') d (day)
      where r.provider = ${provider} and r.is_live = ${isLive} and r.ended_at is not null and r.failure is null group by d.day order by d.day desc limit ${MOST_DAYS}
    ),
    told as (
      select m.day, m.category, m.amount_cents as amount, m.fee_cents as fee, m.net_cents as net, p.id is not null or c.id is not null as is_ours,
        case
          when m.category = 'charge' and p.status in ('paid', 'duplicate', 'review') then coalesce(p.received_cents, p.amount_cents)
          when m.category = 'refund' then -coalesce(r.amount_cents, 0)
          when m.category = 'refund_failure' and coalesce(r.status, 'failed') = 'failed' then coalesce(r.amount_cents, 0)
          when m.dispute is not null and d.id is not null then m.amount_cents
          else 0
        end as booked
      from provider_movements m
      left join payments p on p.provider = m.provider and p.reference = m.intent
      left join checkouts c on c.id = m.checkout_id
      left join refunds r on r.provider_reference = m.refund
      left join disputes d on d.id = m.dispute
      where m.provider = ${provider} and m.is_live = ${isLive} and m.day in (select day from compared)
    ),
    untold as (
      select (p.paid_at at time zone 'America/Mexico_City')::date as day, 'charge' as category, coalesce(p.received_cents, p.amount_cents) as booked from payments p
      where p.provider = ${provider} and p.is_live = ${isLive} and p.status in ('paid', 'duplicate')
        and p.paid_at < ${now}::timestamptz - case when p.method = 'oxxo' then interval '5 days' else interval '2 hours' end
        and not exists (select from provider_movements m where m.provider = p.provider and m.intent = p.reference and m.category = 'charge')
      union all
      select (r.closed_at at time zone 'America/Mexico_City')::date, 'refund', -r.amount_cents from refunds r join payments p on p.id = r.payment_id
      where p.provider = ${provider} and p.is_live = ${isLive} and r.method = 'provider' and r.status = 'succeeded'
        and r.closed_at < ${now}::timestamptz - interval '2 hours'
        and not exists (select from provider_movements m where m.refund = r.provider_reference and m.category = 'refund')
    ),
    both_books as (
      select day, category, amount, fee, net, booked, is_ours from told
      union all select day, category, 0, 0, 0, booked, true from untold
    )
    select c.day::text, c.compared_at as "comparedAt",
      coalesce(sum(b.amount) filter (where b.category = 'charge' and b.is_ours), 0)::float8 as charged,
      coalesce(sum(b.booked) filter (where b.category = 'charge'), 0)::float8 as "bookedCharges",
      coalesce(sum(b.amount) filter (where b.category in ('refund', 'refund_failure') and b.is_ours), 0)::float8 as refunded,
      coalesce(sum(b.booked) filter (where b.category in ('refund', 'refund_failure')), 0)::float8 as "bookedRefunds",
      coalesce(sum(b.amount) filter (where b.category in ('dispute', 'dispute_reversal') and b.is_ours), 0)::float8 as disputed,
      coalesce(sum(b.booked) filter (where b.category in ('dispute', 'dispute_reversal')), 0)::float8 as "bookedDisputes",
      coalesce(sum(b.fee) filter (where b.is_ours), 0)::float8 - coalesce(sum(b.amount) filter (where b.category in ('fee', 'tax')), 0)::float8 as fees,
      coalesce(sum(b.net) filter (where b.is_ours or b.category in ('fee', 'tax')), 0)::float8 as net,
      count(b.day) filter (where b.category = 'charge' and not b.is_ours)::integer as foreign
    from compared c left join both_books b on b.day = c.day
    group by c.day, c.compared_at order by c.day desc`.execute(db)
  return rows.map((row) => ({
    day: row.day,
    charged: { provider: cents(row.charged), books: cents(row.bookedCharges) },
    refunded: { provider: cents(row.refunded), books: cents(row.bookedRefunds) },
    disputed: { provider: cents(row.disputed), books: cents(row.bookedDisputes) },
    fees: cents(row.fees),
    net: cents(row.net),
    foreign: row.foreign,
    comparedAt: row.comparedAt,
  }))
}
