import type { CancellableLine, Pieces } from '@shop/domain/cancellation'
import { cents } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Line = CancellableLine & { readonly partNumber: string }

/** Lines whose pieces were sold, with those that are neither cancelled nor in a return. The caller holds the checkout. */
export async function listCancellable(db: Db, checkoutId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('checkout_lines')
    .select(['place', 'part_number', 'unit_price_cents', 'qty', 'cancelled_qty', 'returning_qty'])
    .where('checkout_id', '=', checkoutId)
    .where('hold', '=', 'sold')
    .orderBy('place')
    .execute()
  return rows.map((row) => ({
    place: row.place,
    partNumber: row.part_number,
    unitPrice: cents(row.unit_price_cents),
    left: row.qty - row.cancelled_qty - row.returning_qty,
  }))
}

/** What bringing the order cost, unless it went back with its last pieces. */
export async function findShippingLeft(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select c.shipping_cents - coalesce((select sum(x.shipping_cents) from cancellations x where x.order_id = o.id), 0)::integer as left
    from orders o join checkouts c on c.id = o.checkout_id where o.id = ${orderId}`.execute(db)
  return rows[0]?.left ?? 0
}

type Cancelled = {
  readonly orderId: number
  readonly checkoutId: string
  readonly reason: string
  readonly refundId: string | undefined
  /** Nobody's when the bank ended the order. */
  readonly staffId: number | undefined
  readonly shipping: number
  readonly pieces: readonly Pieces[]
  readonly fate: 'stock' | 'gone'
}

/** Rows beside the frozen lines. The database claims the pieces, and refuses those that are not left. */
export async function insertCancellation(db: Db, cancelled: Cancelled): Promise<number> {
  const { id } = await db
    .insertInto('cancellations')
    .values({
      order_id: cancelled.orderId,
      reason: cancelled.reason,
      refund_id: cancelled.refundId ?? null,
      made_by: cancelled.staffId ?? null,
      shipping_cents: cancelled.shipping,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cancelled_pieces')
    .values(
      cancelled.pieces.map(({ place, qty }) => ({
        cancellation_id: id,
        checkout_id: cancelled.checkoutId,
        place,
        qty,
        fate: cancelled.fate,
      })),
    )
    .execute()
  return id
}

export type CancelledPieces = {
  readonly pieces: readonly { readonly qty: number; readonly name: string }[]
  /** What goes back for them. */
  readonly refunded: number | undefined
}

/** What a customer is told about a cancellation. */
export async function findCancellation(db: Db, id: number): Promise<CancelledPieces | undefined> {
  const { rows } = await sql<{ pieces: CancelledPieces['pieces']; refunded: number | null }>`
    select r.amount_cents as refunded,
      (select coalesce(json_agg(json_build_object('qty', p.qty, 'name', l.name) order by p.place), '[]')
        from cancelled_pieces p join checkout_lines l on l.checkout_id = p.checkout_id and l.place = p.place where p.cancellation_id = c.id) as pieces
    from cancellations c left join refunds r on r.id = c.refund_id where c.id = ${id}`.execute(db)
  const [row] = rows
  return row && { pieces: row.pieces, refunded: row.refunded ?? undefined }
}
