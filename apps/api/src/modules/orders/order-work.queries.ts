import { cents } from '@shop/domain/money'
import type { DaySales, Today } from '@shop/domain/today'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Work = Pick<Today, 'vouchers' | 'toPack' | 'toShip' | 'refunds' | 'disputed'>

/** How much of the day's work is about orders. */
export const countOrderWork = async (db: Db): Promise<Work> => {
  const { rows } = await sql<Work>`
    select
      count(*) filter (where status = 'pending' and exists (select from vouchers v where v.order_id = o.id and v.status = 'received'))::int as vouchers,
      count(*) filter (where status = 'paid' and not lacks_stock and not is_disputed)::int as "toPack",
      count(*) filter (where status = 'processing' and not is_disputed)::int as "toShip",
      count(*) filter (where is_disputed)::int as disputed,
      (select count(*)::int from refunds where status in ('open', 'failed') and method = 'spei' or status = 'failed') as refunds
    from orders o`.execute(db)
  return rows[0] ?? { vouchers: 0, toPack: 0, toShip: 0, refunds: 0, disputed: 0 }
}

/** By the day on which the money came, as calendars in Mexico count. */
export const listDaySales = async (db: Db): Promise<DaySales[]> => {
  const { rows } = await sql<{ day: string; orders: number; total: number }>`
    with days as (
      select generate_series((now() at time zone 'America/Mexico_City')::date - 6, (now() at time zone 'America/Mexico_City')::date, '1 day')::date as day
    )
    select d.day::text, count(o.id)::int as orders, coalesce(sum(o.total_cents), 0)::int as total
    from days d left join orders o on (o.paid_at at time zone 'America/Mexico_City')::date = d.day and o.status not in ('cancelled', 'refunded')
      and o.paid_at > now() - interval '8 days'
    group by d.day order by d.day`.execute(db)
  return rows.map(({ day, orders, total }) => ({ day, orders, total: cents(total) }))
}
