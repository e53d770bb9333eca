-- Whose data these are, a demo's or a real shop's. Written once, at the first start or by the owner's word; each refuses the other's.
create table shop_database (
  is_only_row boolean primary key default true check (is_only_row),
  mode text not null check (mode in ('demo', 'production')),
  since timestamptz not null default now()
);
