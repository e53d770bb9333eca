import type { DecidedName, NameChoice, NameCount, NameKind } from '@shop/domain/imports/import-names'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type NameRecord = {
  readonly id: number
  readonly kind: NameKind
  readonly key: string
  readonly name: string
  readonly rows: number
  readonly category: string | null
  readonly subcategory: string | null
  readonly make: string | null
  readonly known_as: string | null
  readonly decision: 'create' | 'use' | 'leave' | null
  readonly target_id: number | null
  readonly created_id: number | null
}
export type FoundName = Pick<NameRecord, 'kind' | 'key' | 'name' | 'rows'> &
  Partial<Pick<NameRecord, 'category' | 'subcategory' | 'make' | 'known_as' | 'decision'>>

/** What is missing now. What was decided about a name before is kept; a name that nobody misses any more goes. */
export async function keepNames(db: Db, id: number, names: readonly FoundName[]): Promise<void> {
  const found = JSON.stringify(names)
  await sql`
    delete from import_names n where n.import_id = ${id} and n.created_id is null and not exists (
      select from json_to_recordset(${found}::json) as f(kind text, key text) where f.kind = n.kind and f.key = n.key)`.execute(db)
  await sql`
    insert into import_names (import_id, kind, key, name, rows, category, subcategory, make, known_as, decision)
    select ${id}::int, kind, key, name, rows, category, subcategory, make, known_as, decision from json_to_recordset(${found}::json)
      as f(kind text, key text, name text, rows int, category text, subcategory text, make text, known_as text, decision text)
    on conflict (import_id, kind, key) do update set rows = excluded.rows, category = excluded.category, subcategory = excluded.subcategory,
      known_as = excluded.known_as`.execute(db)
}

const KIND_ORDER = sql`array_position(array['brand', 'category', 'subcategory', 'part-type', 'make', 'model'], kind)`

/** What others lie in comes first, then the most used. */
export function listNames(db: Db, id: number): Promise<NameRecord[]> {
  return db
    .selectFrom('import_names')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy(KIND_ORDER)
    .orderBy('rows', 'desc')
    .orderBy('key')
    .$narrowType<NameRecord>()
    .execute()
}

export async function countNames(db: Db, id: number): Promise<readonly NameCount[]> {
  const { rows } = await sql<NameCount>`
    select kind, count(*)::int as missing, count(*) filter (where decision = 'create')::int as creating
    from import_names where import_id = ${id} group by kind order by ${KIND_ORDER}`.execute(db)
  return rows
}

export async function decideName(db: Db, id: number, { id: nameId, decision, targetId }: DecidedName): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_names')
    .set({ decision, target_id: decision === 'use' ? Number(targetId) : null })
    .where('import_id', '=', id)
    .where('id', '=', Number(nameId))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function createOtherNames(db: Db, id: number): Promise<void> {
  await db.updateTable('import_names').set({ decision: 'create' }).where('import_id', '=', id).where('decision', 'is', null).execute()
}

/** What the import made of a name, or the one that was there by now. */
export async function updateMadeName(
  db: Db,
  id: number,
  made: { readonly created_id?: number; readonly target_id?: number },
): Promise<void> {
  await db.updateTable('import_names').set(made).where('id', '=', id).execute()
}

/** What the shop has of each kind, a model with its make. */
export async function listNameChoices(db: Db, kinds: readonly NameKind[]): Promise<readonly NameChoice[]> {
  const { rows } = await sql<{ id: number; kind: NameKind; name: string }>`
    select id, kind, name from (
      select id, 'brand' as kind, name from brands
      union all select id, 'category', name_es from categories
      union all select s.id, 'subcategory', c.name_es || ' › ' || s.name_es from subcategories s join categories c on c.id = s.category_id
      union all select id, 'part-type', name_es from part_types
      union all select id, 'make', name from makes
      union all select m.id, 'model', k.name || ' ' || m.name from models m join makes k on k.id = m.make_id
    ) known where kind = any(${[...kinds]}::text[]) order by kind, reader_key(name) collate "C", id`.execute(db)
  return rows.map(({ id, ...choice }) => ({ id: String(id), ...choice }))
}
