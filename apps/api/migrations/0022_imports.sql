-- Files that suppliers send. Nothing of the catalogue changes before an import is applied.
create table imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('products', 'fitments')),
  format text not null check (format in ('csv', 'xlsx', 'aces')),
  -- How its text is written; of CSV only.
  encoding text,
  delimiter text,
  -- As the sender called it: for people to read, never a path.
  file_name text not null,
  -- Name in the file store; gone once the import is forgotten.
  file text,
  bytes integer not null,
  supplier text not null default '',
  heading_row integer not null,
  headings text[] not null,
  preview jsonb not null,
  columns jsonb not null default '{}',
  is_remembered boolean not null default false,
  decimal_sign text not null default '.' check (decimal_sign in ('.', ',')),
  status text not null default 'uploaded'
    check (status in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed')),
  -- Rows that are wrong are left out only when somebody said so.
  only_good boolean not null default false,
  -- How often it was compared with the catalogue: a report is applied by whoever has seen that one.
  checks integer not null default 0,
  percent smallint not null default 0,
  rows_read integer not null default 0,
  failure text,
  report jsonb,
  undo_report jsonb,
  staff_id integer not null references staff,
  created_at timestamptz not null default now(),
  applied_by integer references staff,
  applied_at timestamptz,
  undone_by integer references staff,
  undone_at timestamptz
);
create index imports_by_age on imports (created_at desc, id desc);

-- What the columns of a supplier's files hold, as somebody last said.
create table import_mappings (
  supplier_key text not null,
  kind text not null,
  fields jsonb not null,
  decimal_sign text not null,
  primary key (supplier_key, kind)
);

-- A file's rows on their way into the catalogue; emptied when they are applied.
create table import_rows (
  import_id integer not null references imports on delete cascade,
  row integer not null,
  internal_key text,
  part_number text,
  brand text,
  part_type text,
  make text,
  model text,
  -- What the row says, by the columns it would change.
  given jsonb not null,
  product_id integer,
  model_id integer,
  outcome text check (outcome in ('new', 'changed', 'removed', 'same', 'wrong')),
  before jsonb,
  after jsonb,
  primary key (import_id, row)
-- Each row is written again in its place when it was compared.
) with (fillfactor = 50);

create table import_problems (
  import_id integer not null references imports on delete cascade,
  row integer not null,
  field text,
  code text not null,
  value text not null default '',
  -- Found in the row itself, not by comparing it with the catalogue.
  is_lasting boolean not null default false
);
create index import_problems_of_import on import_problems (import_id, row);

-- What an applied import changed, so that it can be undone.
create table import_changes (
  import_id integer not null references imports,
  product_id integer not null references products,
  is_new boolean not null,
  before jsonb not null,
  after jsonb not null,
  -- What undoing gave back; the rest somebody had changed since.
  restored jsonb,
  primary key (import_id, product_id)
);
create index import_changes_of_new on import_changes (product_id) where is_new;

create table import_fitment_changes (
  import_id integer not null references imports,
  is_added boolean not null,
  product_id integer not null references products,
  fitment jsonb not null
);
create index import_fitment_changes_of_import on import_fitment_changes (import_id);

-- Of a product what an import may change, by column.
create function imported_facts(p products) returns jsonb language sql stable as $$
  select jsonb_build_object('part_number', p.part_number, 'name_es', p.name_es, 'name_en', p.name_en, 'description_es', p.description_es,
    'description_en', p.description_en, 'equivalents', to_jsonb(p.equivalents), 'part_type_id', p.part_type_id, 'brand_id', p.brand_id,
    'supplier', p.supplier, 'price_cents', p.price_cents, 'stock', p.stock, 'is_outlet', p.is_outlet, 'is_premium', p.is_premium,
    'is_recommended', p.is_recommended, 'is_heavy_duty', p.is_heavy_duty, 'is_universal', p.is_universal, 'unit', p.unit,
    'pieces_per_car', p.pieces_per_car, 'status', p.status)
$$;

create function imported_fitment(f fitments) returns jsonb language sql stable as $$
  select jsonb_build_object('model_id', f.model_id, 'year_from', f.year_from, 'year_to', f.year_to, 'engine', f.engine,
    'position_es', f.position_es, 'position_en', f.position_en, 'note_es', f.note_es, 'note_en', f.note_en)
$$;

-- Facts with names where they have ids, for people.
create function named(facts jsonb) returns jsonb language sql stable as $$
  select facts || jsonb_strip_nulls(jsonb_build_object(
    'brand_id', (select name from brands where id = (facts ->> 'brand_id')::int),
    'part_type_id', (select name_es from part_types where id = (facts ->> 'part_type_id')::int),
    'model_id', (select k.name || ' ' || m.name from models m join makes k on k.id = m.make_id where m.id = (facts ->> 'model_id')::int)))
$$;

-- An import renames thousands of products in one statement: of each only what changed is indexed, and known words are looked up one by one
-- instead of reading all of them for every product.
create or replace function index_changed_product() returns trigger language plpgsql as $$
begin
  if (old.part_number, old.internal_key, old.equivalents) is distinct from (new.part_number, new.internal_key, new.equivalents) then
    delete from part_number_keys where product_id = new.id;
    insert into part_number_keys (key, product_id, kind, number) select k.key, k.product_id, k.kind, k.number from number_keys_of(new) k where k.key <> '';
  end if;
  if (old.name_es, old.name_en) is distinct from (new.name_es, new.name_en) then
    insert into search_words
      select found.word from unnest(tsvector_to_array(to_tsvector('simple', words_key(new.name_es || ' ' || coalesce(new.name_en, ''))))) found(word)
      where length(found.word) between 2 and 40 and not exists (select from search_words known where known.word = found.word)
      on conflict do nothing;
  end if;
  return null;
end $$;
