import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Once a visitor, product and day; whoever comes again changes nothing. */
export async function insertInterest(db: Db, seen: readonly { readonly productId: number; readonly visitor: string }[]): Promise<void> {
  await sql`insert into product_interest (product_id, visitor)
    select product_id, visitor from json_to_recordset(${JSON.stringify(seen.map(({ productId, visitor }) => ({ product_id: productId, visitor })))}::json)
      as seen(product_id int, visitor text) join products on products.id = product_id order by product_id
    on conflict do nothing`.execute(db)
}

/** Whoever keeps counts of what is sought or discounted hears of it. */
export async function refreshPopularity(db: Db): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`select pg_notify('catalogue', '') from refresh_popularity() changed where changed > 0`.execute(db)
  await db.deleteFrom('product_interest').where('day', '<', sql<Date>`current_date - 60`).execute()
}

export async function refreshSortPrices(db: Db): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`select pg_notify('catalogue', '') from refresh_sort_prices() changed where changed > 0`.execute(db)
}
