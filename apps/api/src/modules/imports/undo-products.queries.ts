import type { UndoReport } from '@shop/domain/imports/import'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { updateProducts, WITH_WORDS, WITHOUT_WORDS } from './update-products.queries.ts'

/**
 * Gives back what an import changed and is still as it left it. Stock goes back by as much as it came, never below what is put aside:
 * what was sold since stays sold, and what was counted since is known better than by arithmetic. New products go off sale; they are kept because their stock is in the ledger.
 */
export const undoProducts = async (db: Db, id: number, staffId: number): Promise<UndoReport> => {
  await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', (e) => e.selectFrom('import_changes').select('product_id').where('import_id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute()
  await sql`
    update import_changes c set restored = case when c.is_new
      then case when p.status = 'active' and c.after ->> 'status' = 'active' then '{"status": "inactive"}' else '{}' end::jsonb
      else (select coalesce(jsonb_object_agg(k, c.before -> k), '{}') from jsonb_object_keys(c.after - 'stock') k, (select imported_facts(p) as facts offset 0) now
        where now.facts -> k = c.after -> k and (k <> 'part_type_id' or exists (select from part_types t where to_jsonb(t.id) = c.before -> k))) end
      || case when c.after ? 'stock' and not ${WAS_COUNTED} then jsonb_build_object('stock', greatest(p.reserved, p.stock - ${BROUGHT})) else '{}' end
    from products p where c.import_id = ${id} and p.id = c.product_id`.execute(db)
  const report = await countUndone(db, id)
  const why = sql`select stock_changes_for('correction', null, ${staffId}::int, ${`undo import ${id}`})`
  await why.execute(db)
  await updateProducts(db, restoredBy(id), WITH_WORDS)
  await why.execute(db)
  await updateProducts(db, restoredBy(id), WITHOUT_WORDS)
  return report
}

const restoredBy = (id: number) => sql`(select product_id, restored as facts from import_changes where import_id = ${id})`

/** By how much an import raised a product's stock. */
const BROUGHT = sql`((c.after ->> 'stock')::int - coalesce((c.before ->> 'stock')::int, 0))`

/** Somebody counted, or another import said, since. */
const WAS_COUNTED = sql`exists (
  select from stock_movements m join imports i on i.id = c.import_id
  where m.product_id = c.product_id and m.kind in ('import', 'correction') and m.happened_at > i.applied_at)`

/** A product of which nothing goes back is not restored; one of which something goes back and something stays is both. */
const GOES_BACK = sql`(c.restored - 'stock' <> '{}' or (c.restored ->> 'stock')::int <> p.stock)`

const countUndone = async (db: Db, id: number): Promise<UndoReport> => {
  const { rows } = await sql<UndoReport>`
    select count(*) filter (where not c.is_new and ${GOES_BACK})::int as restored, count(*) filter (where c.is_new and c.restored ? 'status')::int as withdrawn,
      count(*) filter (where not c.is_new and exists (select from jsonb_object_keys(c.after - 'stock') k where not c.restored ? k))::int as kept,
      count(*) filter (where c.after ? 'stock' and (p.stock - ${BROUGHT} < p.reserved or ${WAS_COUNTED}))::int as "stockKept"
    from import_changes c join products p on p.id = c.product_id where c.import_id = ${id}`.execute(db)
  return rows[0] ?? { restored: 0, withdrawn: 0, kept: 0, stockKept: 0 }
}
