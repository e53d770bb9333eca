import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export const listCreatedNames = async (db: Db, id: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('import_names')
    .select('name')
    .where('import_id', '=', id)
    .where('created_id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** Takes away what an import made and nothing uses, the contents before what they lie in. What somebody has changed since is theirs. */
export const removeUnusedNames = async (db: Db, id: number): Promise<number> => {
  const kinds = await db
    .selectFrom('import_names')
    .select('kind')
    .distinct()
    .where('import_id', '=', id)
    .where('created_id', 'is not', null)
    .execute()
  let removed = 0
  for (const { kind, table, isUsed } of MADE) {
    // Even a delete of nothing tells everybody that names changed.
    if (!kinds.some((one) => one.kind === kind)) continue
    const made = sql`select created_id from import_names where import_id = ${id} and kind = ${kind} and created_id is not null`
    const { rows } = await sql<{ id: number }>`
      delete from ${sql.table(table)} t where t.id in (${made}) and t.version = 1 and not (${isUsed}) returning t.id`.execute(db)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) continue
    await sql`update import_names set created_id = null where import_id = ${id} and kind = ${kind} and created_id = any(${ids}::int[])`.execute(
      db,
    )
    removed += ids.length
  }
  return removed
}

const MADE = [
  { kind: 'part-type', table: 'part_types', isUsed: sql`exists (select from products p where p.part_type_id = t.id)` },
  { kind: 'subcategory', table: 'subcategories', isUsed: sql`exists (select from part_types p where p.subcategory_id = t.id)` },
  { kind: 'category', table: 'categories', isUsed: sql`exists (select from subcategories s where s.category_id = t.id)` },
  { kind: 'brand', table: 'brands', isUsed: sql`exists (select from products p where p.brand_id = t.id)` },
  {
    kind: 'model',
    table: 'models',
    isUsed: sql`exists (select from fitments f where f.model_id = t.id) or exists (select from fitment_reviews r where r.model_id = t.id)`,
  },
  { kind: 'make', table: 'makes', isUsed: sql`exists (select from models m where m.make_id = t.id)` },
] as const
