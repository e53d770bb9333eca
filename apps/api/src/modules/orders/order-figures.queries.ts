import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type OrderFigures = {
  readonly orders: readonly { readonly status: string; readonly count: number }[]
  readonly payments: readonly { readonly provider: string; readonly status: string; readonly count: number }[]
  /** Pieces that are put aside for purchases that are not finished. */
  readonly heldPieces: number
}

/** How many of each there are, for whoever watches the shop. */
export async function readOrderFigures(db: Db): Promise<OrderFigures> {
  const count = sql<number>`count(*)::int`.as('count')
  const [orders, payments, held] = await Promise.all([
    db.selectFrom('orders').select(['status', count]).groupBy('status').execute(),
    db.selectFrom('payments').select(['provider', 'status', count]).groupBy(['provider', 'status']).execute(),
    db
      .selectFrom('products')
      .select(sql<number>`coalesce(sum(reserved), 0)::int`.as('pieces'))
      .where('reserved', '>', 0)
      .executeTakeFirst(),
  ])
  return { orders, payments, heldPieces: held?.pieces ?? 0 }
}

/** The numbers that people know orders by. */
export async function listFolios(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('orders').select(['id', 'folio']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, folio }) => [id, folio]))
}
