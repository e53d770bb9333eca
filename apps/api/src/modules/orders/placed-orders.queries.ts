import type { Cents } from '@shop/domain/money'
import type { Mover, OrderStatus } from '@shop/domain/order-status'
import type { OrderMethod } from '@shop/domain/payment-method'
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
  readonly version: number
}

export type Move = { readonly by: Mover; readonly staffId?: number; readonly reason?: string }

const COLUMNS = [
  'id',
  'folio',
  'checkout_id as checkoutId',
  'customer_id as customerId',
  'status',
  'payment_method as paymentMethod',
  'is_live as isLive',
  'lacks_stock as lacksStock',
  'version',
] as const

type Narrow = Pick<PlacedOrder, 'status' | 'paymentMethod'>

function orders(db: Db) {
  return db.selectFrom('orders').select(COLUMNS).$narrowType<Narrow>()
}

export function findOrderOf(db: Db, checkoutId: string): Promise<PlacedOrder | undefined> {
  return orders(db).where('checkout_id', '=', checkoutId).executeTakeFirst()
}

export function findOrderByFolio(db: Db, folio: string): Promise<PlacedOrder | undefined> {
  return orders(db).where('folio', '=', folio).executeTakeFirst()
}

/** A customer's orders, newest first; with a folio that one alone, if it is the customer's own. */
export function findStatuses(
  db: Db,
  customerId: number,
  folio: string | undefined,
): Promise<readonly Pick<PlacedOrder, 'folio' | 'status'>[]> {
  const own = db
    .selectFrom('orders')
    .select(['folio', 'status'])
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .$narrowType<Pick<PlacedOrder, 'status'>>()
  return (folio === undefined ? own : own.where('folio', '=', folio)).execute()
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
export function insertOrder(db: Db, order: NewOrder): Promise<PlacedOrder | undefined> {
  return db
    .insertInto('orders')
    .values({
      folio: order.folio,
      checkout_id: order.checkoutId,
      transaction_id: order.transactionId,
      customer_id: order.customerId ?? null,
      status: order.status,
      payment_method: order.paymentMethod,
      total_cents: order.total,
      is_live: order.isLive,
      lacks_stock: order.lacksStock,
      paid_at: order.paidAt ?? null,
      due_at: order.dueAt ?? null,
      moved_by: order.by,
      moved_by_staff: order.staffId ?? null,
    })
    .onConflict((conflict) => conflict.column('folio').doNothing())
    .returning(COLUMNS)
    .$narrowType<Narrow>()
    .executeTakeFirst()
}

type Changes = {
  readonly paidAt?: Date
  readonly paymentMethod?: OrderMethod
  readonly lacksStock?: boolean
  readonly shippedWith?: string
  readonly trackingNumber?: string
}

/** Undefined when the order is no longer where the caller saw it. The database judges the move and writes the history. */
export function updateOrderStatus(
  db: Db,
  { id, version }: Pick<PlacedOrder, 'id' | 'version'>,
  to: OrderStatus,
  { by, staffId, reason = '' }: Move,
  changes: Changes = {},
): Promise<PlacedOrder | undefined> {
  return db
    .updateTable('orders')
    .set({
      status: to,
      moved_by: by,
      moved_by_staff: staffId ?? null,
      move_reason: reason,
      // What is undefined stays as it is.
      paid_at: changes.paidAt,
      payment_method: changes.paymentMethod,
      lacks_stock: changes.lacksStock,
      shipped_with: changes.shippedWith,
      tracking_number: changes.trackingNumber,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .$narrowType<Narrow>()
    .executeTakeFirst()
}

/** Whatever else happened to an order, beside its moves. */
export async function insertOrderEvent(db: Db, orderId: number, event: string, { by, staffId, reason = '' }: Move): Promise<void> {
  await db
    .insertInto('order_events')
    .values({ order_id: orderId, event, mover: by, staff_id: staffId ?? null, reason })
    .execute()
}
