-- What staff change at the settings desk. Each row counts its changes, so that nobody overwrites what a colleague saved meanwhile.
alter table shop_policies add column version integer not null default 1;
alter table carriers add column version integer not null default 1;
alter table categories add column version integer not null default 1;
alter table subcategories add column version integer not null default 1;
alter table part_types add column version integer not null default 1;
alter table makes add column version integer not null default 1;
alter table models add column version integer not null default 1;

-- Days on which the shop stays closed beside those of the law.
insert into shop_policies (name, value) values ('holidays', '[]');

-- A section of a policy page in the shop's own words. Sections without a row keep the words they came with. One that went back to them
-- keeps its row without words: a version that began anew would let somebody overwrite what they have not seen.
create table policy_texts (
  page text not null check (page in ('privacy', 'warranty', 'cookies')),
  section text not null,
  title_es text,
  body_es text,
  title_en text,
  body_en text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (page, section),
  check (num_nulls(title_es, body_es, title_en, body_en) in (0, 4))
);
create trigger policy_texts_changed after insert or update or delete or truncate on policy_texts
  for each statement execute function announce_catalogue_change();
