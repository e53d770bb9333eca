-- What the catalogue said that cannot be when it was last judged, by the rules of packages/domain/src/catalogue-audit.
create table contradictions (
  id integer generated always as identity primary key,
  kind text not null,
  severity text not null check (severity in ('error', 'hint')),
  product_id integer not null references products on delete cascade,
  -- What the car would have to have; the row; the key of the other part; what was read.
  fact text,
  car text,
  other text,
  value text
);
-- Of each part a kind once, however many numbers or rows have it.
create unique index contradictions_of_product on contradictions (product_id, kind, coalesce(fact, ''));
create index contradictions_by_kind on contradictions (severity, kind, product_id);

-- One row: when somebody asked for it last, when it was done last, and how many parts it judged.
create table catalogue_audit (
  is_only boolean primary key default true check (is_only),
  asked_at timestamptz,
  asked_by integer references staff,
  ended_at timestamptz,
  products integer not null default 0
);
insert into catalogue_audit default values;
