import type { StockMovement, StockReason } from '@shop/domain/staff-product'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Paged = { readonly page: number; readonly limit: number }

export async function listStockMovements(
  db: Db,
  productId: number,
  { page, limit }: Paged,
): Promise<{ items: StockMovement[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('stock_movements as m')
      .leftJoin('staff as s', 's.id', 'm.staff_id')
      .leftJoin('orders as o', 'o.id', 'm.order_id')
      .select(['m.id', 'm.happened_at', 'm.change', 'm.kind', 'm.note', 's.name as staff', 'o.folio'])
      .where('m.product_id', '=', productId)
      .orderBy('m.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('stock_movements')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map((row) => ({
    id: row.id,
    at: row.happened_at,
    change: row.change,
    reason: row.kind as StockReason,
    note: row.note,
    staff: row.staff ?? undefined,
    folio: row.folio ?? undefined,
  }))
  return { items, total: Number(total) }
}

type Change = {
  readonly productId: number
  readonly stock: number
  readonly kind: 'import' | 'correction'
  readonly staffId: number
  readonly note: string
}

/** The ledger's row is written by the products table itself, with the reason that is told to it first. */
export async function updateStock(db: Db, { productId, stock, kind, staffId, note }: Change): Promise<void> {
  await sql`
    with told as materialized (select stock_changes_for(${kind}, null, ${staffId}, ${note}) as reason)
    update products p set stock = ${stock} from told where p.id = ${productId} and told.reason <> ''`.execute(db)
}
