import type { Misfit, ReturnCar, ReturnDisposition, ReturnReason } from '@shop/domain/return'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type NewReturn = {
  readonly orderId: number
  readonly reason: ReturnReason
  readonly misfit: Misfit | undefined
  readonly car: ReturnCar | undefined
  readonly comments: string
  readonly askedAt: Date
}

export async function insertReturn(db: Db, asked: NewReturn): Promise<number> {
  const { id } = await db
    .insertInto('returns')
    .values({
      order_id: asked.orderId,
      reason: asked.reason,
      misfit: asked.misfit ?? null,
      car: asked.car ? JSON.stringify(asked.car) : null,
      comments: asked.comments,
      asked_at: asked.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The database claims the pieces, and refuses more than were bought. */
export async function insertReturnLines(
  db: Db,
  returnId: number,
  checkoutId: string,
  pieces: readonly { readonly place: number; readonly qty: number }[],
): Promise<void> {
  await sql`
    insert into return_lines (return_id, checkout_id, place, qty)
    select ${returnId}, ${checkoutId}::uuid, w.place, w.qty
    from unnest(${pieces.map(({ place }) => place)}::integer[], ${pieces.map(({ qty }) => qty)}::integer[]) w (place, qty)`.execute(db)
}

/** False when the return is no longer where the caller saw it. */
export async function updateDecided(
  db: Db,
  id: number,
  decision: { readonly from: string; readonly to: 'approved' | 'refused'; readonly answer: string; readonly staffId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('returns')
    .set({ status: decision.to, answer: decision.answer, decided_by: decision.staffId, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', decision.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when its pieces are here, or it is over. */
export async function updateWithdrawn(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('returns')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .where('status', 'in', ['asked', 'approved'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateReceived(
  db: Db,
  id: number,
  { staffId, refundId }: { readonly staffId: number; readonly refundId: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('returns')
    .set({ status: 'received', received_by: staffId, received_at: sql<Date>`now()`, refund_id: refundId ?? null })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateFates(
  db: Db,
  id: number,
  fates: readonly { readonly place: number; readonly fate: ReturnDisposition }[],
): Promise<void> {
  await sql`
    update return_lines l set fate = w.fate
    from unnest(${fates.map(({ place }) => place)}::integer[], ${fates.map(({ fate }) => fate)}::text[]) w (place, fate)
    where l.return_id = ${id} and l.place = w.place`.execute(db)
}
