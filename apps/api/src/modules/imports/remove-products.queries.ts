import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Removes the parts that an import brought and nothing else knows: nobody bought, was offered or returned one, nobody counted it, and no
 * other import said anything about it. The caller has locked them. The ledger keeps what it said.
 */
export async function removeBrought(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ product_id: number }>`
    select c.product_id from import_changes c join imports i on i.id = c.import_id where c.import_id = ${id} and c.is_new
      and not exists (select from checkout_lines l where l.product_id = c.product_id)
      and not exists (select from offer_lines l where l.product_id = c.product_id)
      and not exists (select from fitment_reviews r where r.product_id = c.product_id)
      and not exists (select from import_changes o where o.product_id = c.product_id and o.import_id <> c.import_id)
      and not exists (select from import_fitment_changes f where f.product_id = c.product_id)
      and not exists (select from import_pictures o where o.product_id = c.product_id and o.import_id <> c.import_id and o.status = 'placed')
      and not exists (select from stock_movements m where m.product_id = c.product_id and m.happened_at > i.applied_at)`.execute(db)
  const ids = rows.map(({ product_id }) => product_id)
  if (ids.length === 0) return 0
  await sql`delete from import_changes where import_id = ${id} and product_id = any(${ids}::int[])`.execute(db)
  await sql`delete from products where id = any(${ids}::int[])`.execute(db)
  return ids.length
}
