import type { Address } from '@shop/domain/address'
import type { NamedCar } from '@shop/domain/asked-products'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import type { OrderRefund, Receiver, Recipient, VoucherStatus } from '@shop/domain/order'
import type { Mover, OrderStatus } from '@shop/domain/order-status'
import type { OrderMethod } from '@shop/domain/payment-method'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** All there is to show of an order, in one look at the database. */
export type OrderRow = {
  readonly id: number
  readonly folio: string
  readonly checkout_id: string
  readonly transaction_id: string
  readonly status: OrderStatus
  readonly payment_method: OrderMethod
  readonly is_live: boolean
  readonly placed_at: Date
  readonly paid_at: Date | null
  readonly due_at: Date | null
  readonly lacks_stock: boolean
  readonly shipped_with: string | null
  readonly tracking_number: string | null
  readonly version: number
  /** Money of it came that somebody has to look at. */
  readonly is_in_review: boolean
  readonly subtotal_cents: number
  readonly saved_cents: number
  readonly shipping_cents: number
  readonly total_cents: number
  /** What went back for bringing it, with its last pieces. */
  readonly cancelled_shipping_cents: number
  readonly carrier_key: string
  readonly carrier_es: string
  readonly carrier_en: string
  readonly delivery_from: string
  readonly delivery_to: string
  readonly recipient: Recipient
  readonly receiver: Receiver | null
  readonly address: Address
  readonly invoice: InvoiceData | null
  readonly locale: Locale
  readonly lines: readonly {
    place: number
    product_id: number
    part_number: string
    internal_key: string
    name: string
    brand: string
    image: string | null
    qty: number
    cancelled_qty: number
    price_cents: number
    discount_percent: number
    unit_price_cents: number
    total_cents: number
    is_on_order: boolean
    for_car: NamedCar | null
  }[]
  /** Of its paying payment: neither given back, nor on its way back, nor taken by a bank. */
  readonly owed_cents: number
  readonly payments: readonly {
    method: OrderMethod
    status: string
    voucher_number: string | null
    voucher_url: string | null
    voucher_expires_at: string | null
    transfer_reference: string | null
    received_cents: number | null
  }[]
  readonly moves: readonly { to_status: OrderStatus; happened_at: string; mover: Mover; reason: string }[]
  readonly vouchers: readonly { id: string; status: VoucherStatus; media_type: string; uploaded_at: string; reject_reason: string | null }[]
  readonly refunds: readonly {
    amount_cents: number
    status: OrderRefund['status']
    method: OrderRefund['way']
    is_allowance: boolean
    created_at: string
  }[]
}

function rowsWhere(condition: RawBuilder<unknown>, page: RawBuilder<unknown> = sql``) {
  return sql<OrderRow>`
  select o.id, o.folio, o.checkout_id, o.transaction_id, o.status, o.payment_method, o.is_live, o.placed_at, o.paid_at, o.due_at, o.lacks_stock,
    o.shipped_with, o.tracking_number, o.version, c.subtotal_cents, c.saved_cents, c.shipping_cents, c.total_cents, c.carrier_key,
    k.name_es as carrier_es, k.name_en as carrier_en, c.delivery_from::text, c.delivery_to::text, c.recipient, c.receiver, c.address, c.invoice, c.locale,
    (select coalesce(sum(x.shipping_cents), 0)::integer from cancellations x where x.order_id = o.id) as cancelled_shipping_cents,
    (select coalesce(sum(coalesce(p.received_cents, p.amount_cents) - p.refunded_cents
        - (select coalesce(sum(d.amount_cents), 0) from disputes d where d.payment_id = p.id and d.standing <> 'inquiry')), 0)::integer
      from payments p where p.checkout_id = o.checkout_id and p.status = 'paid') as owed_cents,
    exists (select from money_cases m where m.order_id = o.id and m.kind = 'payment-differs' and m.settled_at is null) as is_in_review,
    (select json_agg(l order by l.place) from (
      select b.*, p.status = 'on-order' as is_on_order from checkout_lines b join products p on p.id = b.product_id where b.checkout_id = o.checkout_id
    ) l) as lines,
    (select coalesce(json_agg(p order by p.id), '[]') from payments p where p.checkout_id = o.checkout_id) as payments,
    (select json_agg(e order by e.version) from order_events e where e.order_id = o.id and e.version is not null) as moves,
    (select coalesce(json_agg(v order by v.uploaded_at), '[]') from vouchers v where v.order_id = o.id) as vouchers,
    (select coalesce(json_agg(r order by r.created_at), '[]') from refunds r join payments p on p.id = r.payment_id where p.checkout_id = o.checkout_id) as refunds
  from orders o join checkouts c on c.id = o.checkout_id join carriers k on k.key = c.carrier_key
  where ${condition} order by o.placed_at desc, o.id desc ${page}`
}

export async function findOrderRow(db: Db, id: number): Promise<OrderRow | undefined> {
  return (await rowsWhere(sql`o.id = ${id}`).execute(db)).rows[0]
}

export async function findRowByFolio(db: Db, folio: string): Promise<OrderRow | undefined> {
  return (await rowsWhere(sql`o.folio = ${folio}`).execute(db)).rows[0]
}

/** Another customer's order is not there. */
export async function findOwnRow(db: Db, customerId: number, folio: string): Promise<OrderRow | undefined> {
  return (await rowsWhere(sql`o.folio = ${folio} and o.customer_id = ${customerId}`).execute(db)).rows[0]
}

type Asked = { readonly page: number; readonly limit: number; readonly isWithoutVoucher: boolean }

const WITHOUT_VOUCHER = sql`o.status = 'pending' and o.payment_method <> 'card'
  and not exists (select from vouchers v where v.order_id = o.id and v.status in ('received', 'accepted'))`

export async function listOwnRows(
  db: Db,
  customerId: number,
  { page, limit, isWithoutVoucher }: Asked,
): Promise<{ rows: readonly OrderRow[]; total: number }> {
  const condition = sql`o.customer_id = ${customerId} and (not ${isWithoutVoucher}::boolean or (${WITHOUT_VOUCHER}))`
  const [{ rows }, counted] = await Promise.all([
    rowsWhere(condition, sql`limit ${limit} offset ${(page - 1) * limit}`).execute(db),
    sql<{ total: number }>`select count(*)::integer as total from orders o where ${condition}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function listAllOwnRows(db: Db, customerId: number): Promise<readonly OrderRow[]> {
  return (await rowsWhere(sql`o.customer_id = ${customerId}`).execute(db)).rows
}
