import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Finds the product of each row and says of each what it would do: new, changed, same or wrong. May be done again at any time. */
export const compareProducts = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('import_problems').where('import_id', '=', id).where('is_lasting', '=', false).execute()
  await resolve(db, id)
  await findMissing(db, id)
  await findRepeated(db, id)
  await judge(db, id)
}

/** Names become ids; whatever cannot be found is a problem of its row. */
const resolve = (db: Db, id: number) =>
  sql`
  with mine as materialized (select * from import_rows where import_id = ${id}),
  brand_of as materialized (
    select named.brand, min(b.id) as id from (select distinct brand from mine) named
    join brands b on trim(words_key(b.name)) = trim(words_key(named.brand)) group by 1
  ),
  type_key as materialized (
    select distinct on (key) key, id from (
      select trim(words_key(name)) as key, t.id, rank from part_types t,
        unnest(array[t.name_es, t.name_en, t.slug] || t.synonyms_es || t.synonyms_en) with ordinality as known(name, rank)
    ) known order by key, least(rank, 4), id
  ),
  type_of as materialized (
    select named.part_type, k.id from (select distinct part_type from mine) named join type_key k on k.key = trim(words_key(named.part_type))
  ),
  found as materialized (
    select m.row, m.internal_key, m.part_number, m.brand, m.part_type, m.given, b.id as brand_id, t.id as part_type_id,
      keyed.id as keyed_id, keyed.status as keyed_status, n.hits, n.exact, n.known_key,
      case when m.internal_key is not null then keyed.id when n.exact = 1 then n.exact_id when n.hits = 1 then n.only_id end as product_id
    from mine m
    left join brand_of b on b.brand = m.brand
    left join type_of t on t.part_type = m.part_type
    left join products keyed on keyed.internal_key = m.internal_key
    left join lateral (
      select count(*) as hits, min(p.id) as only_id, min(p.internal_key) as known_key,
        count(*) filter (where upper(p.part_number) = upper(m.part_number)) as exact,
        min(p.id) filter (where upper(p.part_number) = upper(m.part_number)) as exact_id
      from part_number_keys k join products p on p.id = k.product_id
      where k.key = number_key(m.part_number) and k.key <> '' and k.kind = 'part' and (b.id is null or p.brand_id = b.id)
    ) n on keyed.id is null
  ),
  resolved as (
    update import_rows r set product_id = f.product_id,
      given = r.given || jsonb_strip_nulls(jsonb_build_object('brand_id', f.brand_id, 'part_type_id', f.part_type_id,
        -- What an undone import took off sale comes back with the next one that brings it.
        'status', case when not r.given ? 'status' and p.status = 'inactive' and exists (
          select from import_changes c join imports i on i.id = c.import_id where c.product_id = p.id and c.is_new and i.status = 'undone' and c.restored ->> 'status' = 'inactive'
        ) then 'active' end))
    from found f left join products p on p.id = f.product_id
    where r.import_id = ${id} and r.row = f.row
  )
  insert into import_problems (import_id, row, field, code, value)
  select ${id}::int, f.row, wrong.field, wrong.code, wrong.value from found f left join products p on p.id = f.product_id, lateral (
    select 'brand' as field, 'unknown-brand' as code, f.brand as value where f.brand is not null and f.brand_id is null
    union all select 'partType', 'unknown-part-type', f.part_type where f.part_type is not null and f.part_type_id is null
    union all select 'partNumber', 'ambiguous', f.part_number where f.internal_key is null and f.product_id is null and f.hits > 1
    union all select 'internalKey', 'known-otherwise', f.known_key where f.internal_key is not null and f.keyed_id is null and f.hits > 0
    union all select 'internalKey', 'not-in-catalogue', f.internal_key where f.keyed_status = 'on-order'
    union all select 'price', 'price-zero', '0' where (f.given ->> 'price_cents')::int = 0 and p.price_cents is distinct from 0
    union all select 'stock', 'below-reserved', p.reserved::text where (f.given ->> 'stock')::int < p.reserved
  ) wrong`.execute(db)

/** A new product needs what no product can be without. */
const findMissing = (db: Db, id: number) =>
  sql`
  insert into import_problems (import_id, row, field, code)
  select ${id}::int, r.row, needed.field, 'missing' from import_rows r, lateral (
    select 'partNumber' as field where r.part_number is null
    union all select 'name' where not r.given ? 'name_es'
    union all select 'brand' where r.brand is null
    union all select 'partType' where r.part_type is null
    union all select 'price' where not r.given ? 'price_cents'
  ) needed
  where r.import_id = ${id} and r.product_id is null and (r.internal_key is not null or r.part_number is not null)
    and not exists (select from import_problems o where o.import_id = ${id} and o.row = r.row
      and (o.field = needed.field or o.code in ('ambiguous', 'known-otherwise', 'no-identity')))`.execute(db)

const findRepeated = (db: Db, id: number) =>
  sql`
  insert into import_problems (import_id, row, field, code, value)
  select ${id}::int, row, null, 'twice', first::text from (
    select row, min(row) over same as first from (
      select row, coalesce('id ' || product_id, 'key ' || internal_key, 'number ' || number_key(part_number) || ' ' || (given ->> 'brand_id')) as who
      from import_rows where import_id = ${id}
    ) named where who is not null window same as (partition by who)
  ) counted where row > first`.execute(db)

const judge = (db: Db, id: number) =>
  sql`
  update import_rows r set outcome = j.outcome, before = j.before, after = j.after
  from (
    select m.row, d.before, d.after,
      case when wrong.row is not null then 'wrong' when m.product_id is null then 'new' when d.after is null then 'same' else 'changed' end as outcome
    from import_rows m
    left join lateral (select imported_facts(p) as facts from products p where p.id = m.product_id offset 0) known on true
    left join (select distinct row from import_problems where import_id = ${id}) wrong on wrong.row = m.row
    left join lateral (
      select jsonb_object_agg(key, value) as after, jsonb_object_agg(key, facts -> key) as before
      from jsonb_each(m.given) where value is distinct from facts -> key
    ) d on m.product_id is not null
    where m.import_id = ${id}
  ) j where r.import_id = ${id} and r.row = j.row`.execute(db)
