import type { GoodsFacts } from '@shop/domain/goods-leave'
import { cents } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type GoodsRow = {
  readonly lacks_stock: boolean
  readonly pieces: number
  readonly worth_cents: number
  readonly kept_cents: number
  readonly disputed_cents: number
  readonly lost_cents: number
  readonly is_doubted: boolean
}

export function goodsOf(row: GoodsRow): GoodsFacts {
  return {
    lacksStock: row.lacks_stock,
    pieces: row.pieces,
    worth: cents(row.worth_cents),
    kept: cents(row.kept_cents),
    disputed: cents(row.disputed_cents),
    lost: cents(row.lost_cents),
    isDoubted: row.is_doubted,
  }
}

/** What decides whether the goods of an order may leave, as the database's own guard reads it. */
export async function findGoods(db: Db, orderId: number): Promise<GoodsFacts> {
  const { rows } = await sql<GoodsRow>`
    select lacks_stock, pieces, worth_cents, kept_cents, disputed_cents, lost_cents, is_doubted from order_goods where order_id = ${orderId}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error(`Order ${orderId} is not there`)
  return goodsOf(row)
}
