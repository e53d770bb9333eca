import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** In the order of their ids, as purchases lock them. */
export const lockProducts = (db: Db, id: number) =>
  sql`select 1 from products p where p.id in (select product_id from import_rows where import_id = ${id}) order by p.id for update`.execute(
    db,
  )

/** Writes what was compared, and what was there before. The caller has locked and compared in the same transaction. */
export const applyProducts = async (db: Db, id: number, staffId: number, hasNew: boolean): Promise<void> => {
  // An empty insert would still tell everybody that the words of searches changed.
  if (hasNew) await insertNew(db, id)
  await sql`
    insert into import_changes (import_id, product_id, is_new, before, after)
    select import_id, product_id, outcome = 'new', before, after from import_rows where import_id = ${id} and outcome in ('new', 'changed')`.execute(
    db,
  )
  // Numbers and names are indexed row by row, so only rows that change them are touched there.
  await sql`
    update products p set part_number = n.part_number, name_es = n.name_es, name_en = n.name_en, equivalents = n.equivalents
    from import_rows r join products q on q.id = r.product_id, lateral jsonb_populate_record(q, r.after) n
    where r.import_id = ${id} and r.outcome = 'changed' and p.id = r.product_id
      and r.after ?| array['part_number', 'name_es', 'name_en', 'equivalents']`.execute(db)
  await sql`
    update products p set description_es = n.description_es, description_en = n.description_en, part_type_id = n.part_type_id,
      brand_id = n.brand_id, supplier = n.supplier, price_cents = n.price_cents, is_outlet = n.is_outlet, is_premium = n.is_premium,
      is_recommended = n.is_recommended, is_heavy_duty = n.is_heavy_duty, is_universal = n.is_universal, unit = n.unit,
      pieces_per_car = n.pieces_per_car, status = n.status
    from import_rows r join products q on q.id = r.product_id, lateral jsonb_populate_record(q, r.after) n
    where r.import_id = ${id} and r.outcome = 'changed' and p.id = r.product_id
      and r.after - array['part_number', 'name_es', 'name_en', 'equivalents', 'stock'] <> '{}'`.execute(db)
  await sql`select stock_changes_for('import', null, ${staffId}::int, ${`import ${id}`})`.execute(db)
  await sql`
    update products p set stock = (r.after ->> 'stock')::int from import_rows r
    where r.import_id = ${id} and r.outcome = 'changed' and p.id = r.product_id and r.after ? 'stock'`.execute(db)
}

const insertNew = async (db: Db, id: number): Promise<void> => {
  await sql`
    update import_rows set product_id = nextval(pg_get_serial_sequence('products', 'id')) where import_id = ${id} and outcome = 'new'`.execute(
    db,
  )
  await sql`
  insert into products (id, part_number, internal_key, name_es, name_en, description_es, description_en, equivalents, part_type_id, brand_id,
    supplier, price_cents, stock, is_outlet, is_premium, is_recommended, is_heavy_duty, is_universal, unit, pieces_per_car, status)
  select r.product_id, r.part_number, coalesce(r.internal_key, 'IM-' || r.import_id || '-' || r.row), n.name_es, n.name_en,
    coalesce(n.description_es, ''), n.description_en, coalesce(n.equivalents, '{}'), n.part_type_id, n.brand_id, coalesce(n.supplier, i.supplier),
    n.price_cents, coalesce(n.stock, 0), coalesce(n.is_outlet, false), coalesce(n.is_premium, false), coalesce(n.is_recommended, false),
    coalesce(n.is_heavy_duty, false), coalesce(n.is_universal, false), coalesce(n.unit, 'piece'), n.pieces_per_car, coalesce(n.status, 'active')
  from import_rows r join imports i on i.id = r.import_id,
    jsonb_to_record(r.given) as n(name_es text, name_en text, description_es text, description_en text, equivalents text[], part_type_id int,
      brand_id int, supplier text, price_cents int, stock int, is_outlet boolean, is_premium boolean, is_recommended boolean,
      is_heavy_duty boolean, is_universal boolean, unit text, pieces_per_car smallint, status text)
  where r.import_id = ${id} and r.outcome = 'new' order by r.row`.execute(db)
}

export const emptyRows = (db: Db, id: number) => sql`delete from import_rows where import_id = ${id}`.execute(db)
