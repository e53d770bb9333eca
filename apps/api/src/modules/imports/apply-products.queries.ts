import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { updateProducts, WITH_WORDS, WITHOUT_WORDS } from './update-products.queries.ts'

/** In the order of their ids, as purchases lock them. */
export const lockProducts = (db: Db, id: number) =>
  db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', (e) => e.selectFrom('import_rows').select('product_id').where('import_id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute()

/** Writes what was compared, and what was there before. The caller has locked and compared in the same transaction. */
export const applyProducts = async (db: Db, id: number, staffId: number, hasNew: boolean): Promise<void> => {
  await db
    .insertInto('import_changes')
    .columns(['import_id', 'product_id', 'is_new', 'before', 'after'])
    .expression((e) =>
      e
        .selectFrom('import_rows')
        .select((r) => ['import_id', 'product_id', r.lit(false).as('is_new'), 'before', 'after'])
        .where('import_id', '=', id)
        .where('outcome', '=', 'changed'),
    )
    .execute()
  // An empty insert would still tell everybody that the words of searches changed.
  if (hasNew) await insertNew(db, id)
  const why = sql`select stock_changes_for('import', null, ${staffId}::int, ${`import ${id}`})`
  await why.execute(db)
  await updateProducts(db, changesOf(id), WITH_WORDS)
  await why.execute(db)
  await updateProducts(db, changesOf(id), WITHOUT_WORDS)
}

const changesOf = (id: number) => sql`(select product_id, after as facts from import_changes where import_id = ${id} and not is_new)`

const insertNew = (db: Db, id: number) =>
  sql`
  with added as (
    insert into products (part_number, internal_key, name_es, name_en, description_es, description_en, equivalents, part_type_id, brand_id,
      supplier, price_cents, stock, is_outlet, is_premium, is_recommended, is_heavy_duty, is_universal, unit, pieces_per_car, status)
    select r.part_number, coalesce(r.internal_key, 'IM-' || r.import_id || '-' || r.row), n.name_es, n.name_en,
      coalesce(n.description_es, ''), n.description_en, coalesce(n.equivalents, '{}'), n.part_type_id, n.brand_id, coalesce(n.supplier, i.supplier),
      n.price_cents, coalesce(n.stock, 0), coalesce(n.is_outlet, false), coalesce(n.is_premium, false), coalesce(n.is_recommended, false),
      coalesce(n.is_heavy_duty, false), coalesce(n.is_universal, false), coalesce(n.unit, 'piece'), n.pieces_per_car, coalesce(n.status, 'active')
    from import_rows r join imports i on i.id = r.import_id,
      jsonb_to_record(r.given) as n(name_es text, name_en text, description_es text, description_en text, equivalents text[], part_type_id int,
        brand_id int, supplier text, price_cents int, stock int, is_outlet boolean, is_premium boolean, is_recommended boolean,
        is_heavy_duty boolean, is_universal boolean, unit text, pieces_per_car smallint, status text)
    where r.import_id = ${id} and r.outcome = 'new' order by r.row
    returning id, stock, status
  )
  insert into import_changes (import_id, product_id, is_new, before, after)
  select ${id}::int, id, true, '{}', jsonb_build_object('stock', stock, 'status', status) from added`.execute(db)

export const emptyRows = (db: Db, id: number) => db.deleteFrom('import_rows').where('import_id', '=', id).execute()
