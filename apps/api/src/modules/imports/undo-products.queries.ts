import type { UndoReport } from '@shop/domain/imports/import'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Gives back what an import changed and is still as it left it. Stock goes back by as much as it came, never below what is put aside:
 * what was sold since stays sold. New products go off sale; they are kept because their stock is in the ledger.
 */
export const undoProducts = async (db: Db, id: number, staffId: number): Promise<UndoReport> => {
  await sql`select 1 from products p where p.id in (select product_id from import_changes where import_id = ${id}) order by p.id for update`.execute(
    db,
  )
  await sql`
    update import_changes c set restored = case
      when c.is_new then case when p.status = 'active' and coalesce(c.after ->> 'status', 'active') = 'active' then '{"status": "inactive"}' else '{}' end::jsonb
      else (select coalesce(jsonb_object_agg(k, c.before -> k), '{}') from jsonb_object_keys(c.after - 'stock') k where imported_facts(p) -> k = c.after -> k) end
    from products p where c.import_id = ${id} and p.id = c.product_id`.execute(db)
  const report = await countUndone(db, id)
  await sql`
    update products p set part_number = n.part_number, name_es = n.name_es, name_en = n.name_en, equivalents = n.equivalents
    from import_changes c join products q on q.id = c.product_id, lateral jsonb_populate_record(q, c.restored) n
    where c.import_id = ${id} and p.id = c.product_id and c.restored ?| array['part_number', 'name_es', 'name_en', 'equivalents']`.execute(
    db,
  )
  await sql`
    update products p set description_es = n.description_es, description_en = n.description_en, part_type_id = n.part_type_id,
      brand_id = n.brand_id, supplier = n.supplier, price_cents = n.price_cents, is_outlet = n.is_outlet, is_premium = n.is_premium,
      is_recommended = n.is_recommended, is_heavy_duty = n.is_heavy_duty, is_universal = n.is_universal, unit = n.unit,
      pieces_per_car = n.pieces_per_car, status = n.status
    from import_changes c join products q on q.id = c.product_id, lateral jsonb_populate_record(q, c.restored) n
    where c.import_id = ${id} and p.id = c.product_id
      and c.restored - array['part_number', 'name_es', 'name_en', 'equivalents'] <> '{}'`.execute(db)
  await sql`select stock_changes_for('correction', null, ${staffId}::int, ${`undo import ${id}`})`.execute(db)
  await sql`
    update products p set stock = greatest(p.reserved, p.stock - ${BROUGHT}) from import_changes c
    where c.import_id = ${id} and p.id = c.product_id and c.after ? 'stock' and p.stock <> greatest(p.reserved, p.stock - ${BROUGHT})`.execute(
    db,
  )
  return report
}

/** By how much an import raised a product's stock. */
const BROUGHT = sql`((c.after ->> 'stock')::int - coalesce((c.before ->> 'stock')::int, 0))`

const countUndone = async (db: Db, id: number): Promise<UndoReport> => {
  const { rows } = await sql<UndoReport>`
    select count(*) filter (where not c.is_new)::int as restored, count(*) filter (where c.is_new and c.restored <> '{}')::int as withdrawn,
      count(*) filter (where not c.is_new and exists (select from jsonb_object_keys(c.after - 'stock') k where not c.restored ? k))::int as kept,
      count(*) filter (where c.after ? 'stock' and p.stock - ${BROUGHT} < p.reserved)::int as "stockKept"
    from import_changes c join products p on p.id = c.product_id where c.import_id = ${id}`.execute(db)
  return rows[0] ?? { restored: 0, withdrawn: 0, kept: 0, stockKept: 0 }
}
