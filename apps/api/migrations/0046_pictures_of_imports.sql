-- The ZIP that came with a list, in the file store; gone once the import is forgotten.
alter table imports add column zip text;
-- Parts that have pictures get more only when somebody said so.
alter table imports add column adds_pictures boolean not null default false;

-- What a row says of its part's pictures: files of the ZIP by the key they are found by, or addresses, which have none.
alter table import_rows add column pictures jsonb;

-- The files of the ZIP by what a row may call them.
create table import_zip_files (
  import_id integer not null references imports on delete cascade,
  key text not null,
  -- For finding it in the ZIP again; never a path.
  entry text not null,
  primary key (import_id, key)
);

-- The pictures of an applied import and what became of each. A part that an undone import takes along takes these too.
create table import_pictures (
  id integer generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  row integer not null,
  position smallint not null,
  product_id integer not null references products on delete cascade,
  said text not null,
  key text,
  status text not null check (status in ('waiting', 'placed', 'known', 'failed', 'removed')),
  failure text,
  -- By its content, once it is there.
  picture text,
  unique (import_id, row, position),
  check ((status = 'failed') = (failure is not null)),
  check (status <> 'placed' or picture is not null)
);
create index import_pictures_of_product on import_pictures (product_id);
create index import_pictures_waiting on import_pictures (import_id, row, position) where status = 'waiting';

-- These headings were seen and not used, because nothing could be done with them; they are asked about once more.
update import_mappings set fields = (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields)
  where value <> 'null' or key !~ '(foto|imagen|img|image|picture|photo)'
);
