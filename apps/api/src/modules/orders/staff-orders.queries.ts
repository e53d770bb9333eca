import type { Pieces } from '@shop/domain/cancellation'
import { holdOf } from '@shop/domain/goods-leave'
import { cents } from '@shop/domain/money'
import type { OrderStatus } from '@shop/domain/order-status'
import type { OrderMethod } from '@shop/domain/payment-method'
import { type ListedOrder, ORDER_EVENTS, type OrderEntry, type OwedRefund, type StaffOrder } from '@shop/domain/staff-order'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type GoodsRow, goodsOf } from './order-goods.queries.ts'
import { OrderNotFound } from './orders.problems.ts'

type Asked = {
  readonly status?: OrderStatus | undefined
  readonly paymentMethod?: OrderMethod | undefined
  /** Whose receipt waits for somebody to look at it, the longest first. */
  readonly isWithVoucher: boolean
  readonly search: string
  readonly customerId?: number | undefined
  readonly page: number
  readonly limit: number
}

/** Of the rows that are shown only: the database puts it off until it has chosen them. */
const GOODS = sql`(select to_json(g) from order_goods g where g.order_id = o.id)`

/** For staff: by status, way of paying, folio, name or e-mail. */
export async function listStaffOrders(db: Db, asked: Asked): Promise<{ items: ListedOrder[]; total: number }> {
  const { status, paymentMethod, isWithVoucher, search, customerId, page, limit } = asked
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const waits = sql`exists (select from vouchers v where v.order_id = o.id and v.status = 'received')`
  const { rows } = await sql<Omit<ListedOrder, 'total' | 'hold'> & { total: number; all: number; goods: GoodsRow }>`
    select o.folio, o.status, o.payment_method as "paymentMethod", o.total_cents as total, o.placed_at as "placedAt",
      c.recipient ->> 'name' as customer, o.version, o.lacks_stock as "lacksStock", exists (select from disputed_orders d where d.order_id = o.id) as "isDisputed",
      ${waits} as "hasVoucher", ${GOODS} as goods, count(*) over ()::integer as all
    from orders o join checkouts c on c.id = o.checkout_id
    where (${status ?? null}::text is null or o.status = ${status ?? null})
      and (${paymentMethod ?? null}::text is null or o.payment_method = ${paymentMethod ?? null})
      and (${customerId ?? null}::integer is null or o.customer_id = ${customerId ?? null})
      and (not ${isWithVoucher}::boolean or (o.status = 'pending' and ${waits}))
      and (${search} = '' or o.folio ilike ${pattern} or c.recipient ->> 'name' ilike ${pattern} or c.recipient ->> 'email' ilike ${pattern})
    order by case when ${isWithVoucher}::boolean then o.placed_at end, o.placed_at desc, o.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  )
  return {
    items: rows.map(({ all: _, goods, ...one }) => ({ ...one, total: cents(one.total), hold: holdOf(one.status, goodsOf(goods)) })),
    total: rows[0]?.all ?? 0,
  }
}

/** What only staff get to see of an order. */
export type StaffFacts = Omit<StaffOrder, 'order' | 'version' | 'disputes' | 'bankHolds'>

type FactsRow = {
  readonly is_disputed: boolean
  readonly status: OrderStatus
  readonly goods: GoodsRow
  readonly refundable: number
  readonly awaits_transfer: boolean
  readonly shipping_left: number
  readonly cancellable: readonly Pieces[]
  readonly owed: readonly OwedRefund[]
  readonly history: readonly {
    event: string
    status: OrderStatus | null
    by: OrderEntry['by']
    name: string | null
    text: string
    at: string
  }[]
  readonly claims: readonly {
    id: string
    tracking_key: string | null
    bank: string | null
    amount_cents: number | null
    paid_on: string | null
  }[]
}

export async function findStaffFacts(db: Db, orderId: number): Promise<StaffFacts> {
  const { rows } = await sql<FactsRow>`
    select exists (select from disputed_orders d where d.order_id = o.id) as is_disputed, o.status, ${GOODS} as goods,
      (select coalesce(sum(coalesce(p.received_cents, p.amount_cents) - p.refunded_cents), 0)::integer from payments p where p.checkout_id = o.checkout_id and p.status = 'paid') as refundable,
      exists (select from payments p where p.checkout_id = o.checkout_id and p.provider = 'bank' and p.status in ('requires_action', 'cancelled')) as awaits_transfer,
      c.shipping_cents - (select coalesce(sum(x.shipping_cents), 0)::integer from cancellations x where x.order_id = o.id) as shipping_left,
      (select coalesce(json_agg(json_build_object('place', l.place, 'qty', l.qty - l.cancelled_qty - l.returning_qty) order by l.place), '[]')
        from checkout_lines l where l.checkout_id = o.checkout_id and l.hold = 'sold' and l.qty > l.cancelled_qty + l.returning_qty) as cancellable,
      (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount_cents, 'way', r.method, 'reason', r.reason) order by r.created_at), '[]')
        from refunds r join payments p on p.id = r.payment_id where p.checkout_id = o.checkout_id and r.status = 'open' and r.method <> 'provider') as owed,
      (select json_agg(json_build_object('event', e.event, 'status', e.to_status, 'by', e.mover, 'name', s.name, 'text', e.reason, 'at', e.happened_at) order by e.id)
        from order_events e left join staff s on s.id = e.staff_id where e.order_id = o.id) as history,
      (select coalesce(json_agg(v order by v.uploaded_at), '[]') from vouchers v where v.order_id = o.id) as claims
    from orders o join checkouts c on c.id = o.checkout_id where o.id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) throw new OrderNotFound()
  return {
    isDisputed: row.is_disputed,
    hold: holdOf(row.status, goodsOf(row.goods)),
    refundable: cents(row.refundable),
    awaitsTransfer: row.awaits_transfer,
    shippingLeft: cents(row.shipping_left),
    cancellable: row.cancellable,
    owed: row.owed,
    history: row.history.flatMap(({ event: name, status, by, name: who, text, at }) => {
      const event = ORDER_EVENTS.find((known) => known === name)
      return event ? [{ event, status: status ?? undefined, by, name: who ?? undefined, text, at: new Date(at) }] : []
    }),
    claims: row.claims.map(({ id, tracking_key, bank, amount_cents, paid_on }) => ({
      voucherId: id,
      trackingKey: tracking_key ?? undefined,
      bank: bank ?? undefined,
      amount: amount_cents === null ? undefined : cents(amount_cents),
      paidOn: paid_on ?? undefined,
    })),
  }
}
