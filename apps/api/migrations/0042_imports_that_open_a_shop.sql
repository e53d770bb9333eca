-- What the shop pays for a part and what its maker recommends. Staff see both, the public neither.
alter table products add column cost_cents integer check (cost_cents >= 0);
alter table products add column list_price_cents integer check (list_price_cents >= 0);

-- These headings were taken for the public price; they are fields of their own now, and are asked about once more.
update import_mappings set fields = fields - 'costo' where fields ->> 'costo' = 'price';
update import_mappings set fields = fields - 'precio de lista' where fields ->> 'precio de lista' = 'price';
update import_mappings set fields = fields - 'precio lista' where fields ->> 'precio lista' = 'price';
update import_mappings set fields = fields - 'list price' where fields ->> 'list price' = 'price';

-- How the public price is made of the one in its column, for a file and for the supplier's next.
alter table imports add column factor double precision not null default 1 check (factor > 0);
alter table imports add column adds_vat boolean not null default false;
alter table import_mappings add column price_heading text;
alter table import_mappings add column factor double precision not null default 1 check (factor > 0);
alter table import_mappings add column adds_vat boolean not null default false;

-- Which sheet of a workbook is read, and the first rows of it, so that somebody can say where the headings are.
alter table imports add column sheets text[] not null default '{}';
alter table imports add column sheet integer not null default 0;
alter table imports add column top jsonb not null default '[]';

-- What a row says of the shelf it belongs on: read where its kind of part is new to the shop.
alter table import_rows add column category text;
alter table import_rows add column subcategory text;

-- Names that a file has and the shop has not, and what staff decided about each.
create table import_names (
  id integer generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  kind text not null check (kind in ('brand', 'category', 'subcategory', 'part-type', 'make', 'model')),
  -- As rows are compared by it; of a model, that of its make before it.
  key text not null,
  name text not null,
  rows integer not null,
  -- The shelf of a kind of part, and the make of a model.
  category text,
  subcategory text,
  make text,
  -- What base data call it.
  known_as text,
  decision text check (decision in ('create', 'use', 'leave')),
  target_id integer,
  -- What the import made of it, which undoing takes away again.
  created_id integer,
  unique (import_id, kind, key),
  check (decision is distinct from 'use' or target_id is not null)
);

-- Undoing an import removes the parts it brought, if nothing else came to know them. The ledger outlives a part: its number is never given
-- again. What still keeps a part are the purchases, offers and later imports that name it.
alter table stock_movements drop constraint stock_movements_product_id_fkey;
create index checkout_lines_of_product on checkout_lines (product_id);
create index import_changes_of_product on import_changes (product_id);
create index import_fitment_changes_of_product on import_fitment_changes (product_id);

-- The engines of a model that an import made go with it.
alter table model_engines drop constraint model_engines_model_id_fkey;
alter table model_engines add foreign key (model_id) references models on delete cascade;

-- A row says only that there are some: "SI", "DISPONIBLE".
alter table import_rows add column has_some boolean not null default false;
-- How the shop writes a number that lost its zeros in Excel.
alter table import_rows add column known_number text;
create index part_number_keys_without_zeros on part_number_keys (ltrim(key, '0')) where kind = 'part' and key like '0%';
-- Somebody looked at the row and does not want it.
alter table import_rows add column is_left_out boolean not null default false;
alter table import_rows drop constraint import_rows_outcome_check;
alter table import_rows add check (outcome in ('new', 'changed', 'removed', 'same', 'wrong', 'left-out'));
-- Titles between the rows, such as "FRENOS".
alter table imports add column sections integer not null default 0;
