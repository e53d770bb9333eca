import type { Pool } from 'pg'

/** Further parts of 500 pesos each, on the shelf of any other. */
export function newPartIn(pool: Pool) {
  let made = 0
  return async (stock: number): Promise<string> => {
    const { rows } = await pool.query(
      `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, stock)
       select 'DRILL-' || $1, 'DR-' || $1, name_es, part_type_id, brand_id, supplier, 50000, $2 from products where status = 'active' order by id limit 1 returning id`,
      [++made, stock],
    )
    return String(rows[0]?.id)
  }
}
