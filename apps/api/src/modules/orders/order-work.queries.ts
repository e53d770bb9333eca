import { cents } from '@shop/domain/money'
import type { DaySales, Today } from '@shop/domain/today'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Work = Pick<Today, 'vouchers' | 'toPack' | 'toShip' | 'refunds' | 'disputed'>

/** How much of the day's work is about orders. */
export async function countOrderWork(db: Db): Promise<Work> {
  const { rows } = await sql<Work>`
    select
      count(*) filter (where status = 'pending' and exists (select from vouchers v where v.order_id = o.id and v.status = 'received'))::int as vouchers,
      count(*) filter (where status = 'paid' and (select may_leave from order_goods g where g.order_id = o.id))::int as "toPack",
      count(*) filter (where status = 'processing' and (select may_leave from order_goods g where g.order_id = o.id))::int as "toShip",
      (select count(*)::int from disputed_orders) as disputed,
      (select count(*)::int from refunds where status = 'open' and method <> 'provider') as refunds
    from orders o where status in ('pending', 'paid', 'processing')`.execute(db)
  return rows[0] ?? { vouchers: 0, toPack: 0, toShip: 0, refunds: 0, disputed: 0 }
}

/** By the day on which the money came, and the day on which it went back, as calendars in Mexico count. What came stays counted when it goes. */
export async function listDaySales(db: Db): Promise<DaySales[]> {
  const { rows } = await sql<{ day: string; orders: number; total: number; refunded: number }>`
    with days as (
      select generate_series((now() at time zone 'America/Mexico_City')::date - 6, (now() at time zone 'America/Mexico_City')::date, '1 day')::date as day
    ),
    sold as (
      select (o.paid_at at time zone 'America/Mexico_City')::date as day, count(*)::int as orders, sum(coalesce(p.received_cents, o.total_cents))::int as total
      from orders o left join payments p on p.checkout_id = o.checkout_id and p.status = 'paid' where o.paid_at > now() - interval '8 days' group by 1
    ),
    back as (
      select (r.created_at at time zone 'America/Mexico_City')::date as day, r.amount_cents
      from refunds r join payments p on p.id = r.payment_id and p.status = 'paid' where r.status <> 'failed' and r.created_at > now() - interval '8 days'
      union all
      select (coalesce(d.closed_at, d.read_at) at time zone 'America/Mexico_City')::date, d.amount_cents
      from disputes d join payments p on p.id = d.payment_id and p.status = 'paid'
      where d.standing = 'lost' and coalesce(d.closed_at, d.read_at) > now() - interval '8 days'
    )
    select d.day::text, coalesce(s.orders, 0) as orders, coalesce(s.total, 0) as total,
      (select coalesce(sum(b.amount_cents), 0)::int from back b where b.day = d.day) as refunded
    from days d left join sold s on s.day = d.day order by d.day`.execute(db)
  return rows.map(({ day, orders, total, refunded }) => ({
    day,
    orders,
    total: cents(total),
    refunded: cents(refunded),
    net: cents(total - refunded),
  }))
}
