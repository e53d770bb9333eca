import type { Cents } from '@shop/domain/money'
import type { Mover, OrderStatus } from '@shop/domain/order-status'
import type { OrderMethod } from '@shop/domain/payment-method'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The order itself, as whoever moves it needs it. */
export type PlacedOrder = {
  readonly id: number
  readonly folio: string
  readonly checkoutId: string
  readonly customerId: number | null
  readonly status: OrderStatus
  readonly paymentMethod: OrderMethod
  readonly isLive: boolean
  readonly lacksStock: boolean
  readonly isDisputed: boolean
  readonly version: number
}

export type Move = { readonly by: Mover; readonly staffId?: number; readonly reason?: string }

const COLUMNS = sql`id, folio, checkout_id as "checkoutId", customer_id as "customerId", status, payment_method as "paymentMethod",
  is_live as "isLive", lacks_stock as "lacksStock", is_disputed as "isDisputed", version`

export const findOrderOf = async (db: Db, checkoutId: string): Promise<PlacedOrder | undefined> =>
  (await sql<PlacedOrder>`select ${COLUMNS} from orders where checkout_id = ${checkoutId}`.execute(db)).rows[0]

export const findOrderByFolio = async (db: Db, folio: string): Promise<PlacedOrder | undefined> =>
  (await sql<PlacedOrder>`select ${COLUMNS} from orders where folio = ${folio}`.execute(db)).rows[0]

/** A customer's orders, newest first; with a folio that one alone, if it is the customer's own. */
export const findStatuses = async (
  db: Db,
  customerId: number,
  folio: string | undefined,
): Promise<readonly Pick<PlacedOrder, 'folio' | 'status'>[]> => {
  const { rows } = await sql<PlacedOrder>`
    select folio, status from orders where customer_id = ${customerId} and (${folio ?? null}::text is null or folio = ${folio ?? null})
    order by placed_at desc, id desc limit 20`.execute(db)
  return rows
}

type NewOrder = {
  readonly folio: string
  readonly checkoutId: string
  readonly transactionId: string
  readonly customerId: number | undefined
  readonly status: 'pending' | 'paid'
  readonly paymentMethod: OrderMethod
  readonly total: Cents
  readonly isLive: boolean
  readonly lacksStock: boolean
  readonly paidAt: Date | undefined
  readonly dueAt: Date | undefined
  readonly by: Mover
  readonly staffId: number | undefined
}

/** Nothing when the folio is taken. */
export const insertOrder = async (db: Db, order: NewOrder): Promise<PlacedOrder | undefined> =>
  (
    await sql<PlacedOrder>`
      insert into orders (folio, checkout_id, transaction_id, customer_id, status, payment_method, total_cents, is_live, lacks_stock, paid_at, due_at, moved_by, moved_by_staff)
      values (${order.folio}, ${order.checkoutId}, ${order.transactionId}, ${order.customerId ?? null}, ${order.status}, ${order.paymentMethod}, ${order.total},
        ${order.isLive}, ${order.lacksStock}, ${order.paidAt ?? null}, ${order.dueAt ?? null}, ${order.by}, ${order.staffId ?? null})
      on conflict (folio) do nothing returning ${COLUMNS}`.execute(db)
  ).rows[0]

type Changes = {
  readonly paidAt?: Date
  readonly paymentMethod?: OrderMethod
  readonly lacksStock?: boolean
  readonly shippedWith?: string
  readonly trackingNumber?: string
}

/** Undefined when the order is no longer where the caller saw it. The database judges the move and writes the history. */
export const updateOrderStatus = async (
  db: Db,
  { id, version }: Pick<PlacedOrder, 'id' | 'version'>,
  to: OrderStatus,
  { by, staffId, reason = '' }: Move,
  changes: Changes = {},
): Promise<PlacedOrder | undefined> =>
  (
    await sql<PlacedOrder>`
      update orders set status = ${to}, moved_by = ${by}, moved_by_staff = ${staffId ?? null}, move_reason = ${reason},
        paid_at = coalesce(${changes.paidAt ?? null}::timestamptz, paid_at), payment_method = coalesce(${changes.paymentMethod ?? null}::text, payment_method),
        lacks_stock = coalesce(${changes.lacksStock ?? null}::boolean, lacks_stock), shipped_with = coalesce(${changes.shippedWith ?? null}::text, shipped_with),
        tracking_number = coalesce(${changes.trackingNumber ?? null}::text, tracking_number)
      where id = ${id} and version = ${version} returning ${COLUMNS}`.execute(db)
  ).rows[0]

export const updateDisputed = async (db: Db, id: number, isDisputed: boolean): Promise<void> => {
  await sql`update orders set is_disputed = ${isDisputed} where id = ${id}`.execute(db)
}

/** Whatever else happened to an order, beside its moves. */
export const insertOrderEvent = async (db: Db, orderId: number, event: string, { by, staffId, reason = '' }: Move): Promise<void> => {
  await db
    .insertInto('order_events')
    .values({ order_id: orderId, event, mover: by, staff_id: staffId ?? null, reason })
    .execute()
}
