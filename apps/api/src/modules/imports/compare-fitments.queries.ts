import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Finds product and car of each row, and whether the shop knows already that they fit. */
export const compareFitments = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('import_problems').where('import_id', '=', id).where('is_lasting', '=', false).execute()
  await resolve(db, id)
  await judge(db, id)
  await findRepeated(db, id)
}

const resolve = (db: Db, id: number) =>
  sql`
  with mine as materialized (select * from import_rows where import_id = ${id}),
  brand_of as materialized (
    select named.brand, min(b.id) as id from (select distinct brand from mine) named
    join brands b on trim(words_key(b.name)) = trim(words_key(named.brand)) group by 1
  ),
  car_of as materialized (
    select named.make, named.model, min(k.id) as make_id, min(m.id) as model_id from (select distinct make, model from mine) named
    join makes k on trim(words_key(k.name)) = trim(words_key(named.make))
    left join models m on m.make_id = k.id and trim(words_key(named.model)) in (
      select trim(words_key(regexp_replace(known, '\\s+(19|20)\\d\\d\\s?[-–]\\s?((19|20)\\d\\d)?$', ''))) from unnest(m.name || m.aliases) known)
    group by 1, 2
  ),
  found as materialized (
    select m.row, m.internal_key, m.part_number, m.brand, m.make, m.model, b.id as brand_id, c.make_id, c.model_id, n.hits,
      case when m.internal_key is not null then keyed.id when n.exact = 1 then n.exact_id when n.hits = 1 then n.only_id end as product_id
    from mine m
    left join brand_of b on b.brand = m.brand
    left join car_of c on c.make = m.make and c.model = m.model
    left join products keyed on keyed.internal_key = m.internal_key and keyed.status <> 'on-order'
    left join lateral (
      select count(*) as hits, min(p.id) as only_id,
        count(*) filter (where upper(p.part_number) = upper(m.part_number)) as exact,
        min(p.id) filter (where upper(p.part_number) = upper(m.part_number)) as exact_id
      from part_number_keys k join products p on p.id = k.product_id
      where k.key = number_key(m.part_number) and k.key <> '' and k.kind = 'part' and (b.id is null or p.brand_id = b.id)
    ) n on keyed.id is null
  ),
  resolved as (
    update import_rows r set product_id = f.product_id, model_id = f.model_id from found f where r.import_id = ${id} and r.row = f.row
  )
  insert into import_problems (import_id, row, field, code, value)
  select ${id}::int, f.row, wrong.field, wrong.code, wrong.value from found f, lateral (
    select 'brand' as field, 'unknown-brand' as code, f.brand as value where f.brand is not null and f.brand_id is null
    union all select 'partNumber', 'ambiguous', f.part_number where f.internal_key is null and f.product_id is null and f.hits > 1
    union all select 'partNumber', 'unknown-product', coalesce(f.internal_key, f.part_number)
      where f.product_id is null and (f.internal_key is not null or f.hits = 0) and coalesce(f.internal_key, f.part_number) is not null
    union all select 'make', 'unknown-make', f.make where f.make is not null and f.model is not null and f.make_id is null
    union all select 'model', 'unknown-model', f.model where f.make_id is not null and f.model_id is null
  ) wrong`.execute(db)

const judge = (db: Db, id: number) =>
  sql`
  update import_rows r set outcome = j.outcome, after = j.after, before = '{}'
  from (
    select m.row, m.given - 'is_removal' || jsonb_build_object('model_id', m.model_id) as after,
      case when wrong.row is not null then 'wrong'
        when known.is_known is true then case when (m.given ->> 'is_removal')::boolean then 'removed' else 'same' end
        when (m.given ->> 'is_removal')::boolean then 'same' else 'new' end as outcome
    from import_rows m
    left join lateral (
      select true as is_known from fitments f where f.product_id = m.product_id and f.model_id = m.model_id
        and f.year_from = (m.given ->> 'year_from')::int and f.year_to = (m.given ->> 'year_to')::int and f.engine = m.given ->> 'engine'
        and coalesce(f.position_es, '') = coalesce(m.given ->> 'position_es', '') and coalesce(f.note_es, '') = coalesce(m.given ->> 'note_es', '')
      limit 1
    ) known on true
    left join (select distinct row from import_problems where import_id = ${id}) wrong on wrong.row = m.row
    where m.import_id = ${id}
  ) j where r.import_id = ${id} and r.row = j.row`.execute(db)

/** What the shop does not know yet and a file says twice would be there twice. */
const findRepeated = (db: Db, id: number) =>
  sql`
  with repeated as (
    select row, first from (
      select row, min(row) over (partition by product_id, after) as first from import_rows where import_id = ${id} and outcome = 'new'
    ) counted where row > first
  ),
  judged as (update import_rows r set outcome = 'wrong' from repeated where r.import_id = ${id} and r.row = repeated.row)
  insert into import_problems (import_id, row, field, code, value) select ${id}::int, row, null, 'twice', first::text from repeated`.execute(
    db,
  )
