-- States, municipios and localidades; filled at the first start. Names are looked up by their slugs.
create table municipalities (
  id integer generated always as identity primary key,
  state_code text not null,
  slug text not null,
  name text not null,
  unique (state_code, slug)
);

create table localities (
  municipality_id integer not null references municipalities on delete cascade,
  slug text not null,
  name text not null,
  primary key (municipality_id, slug)
);

-- Filled by `npm run import:sepomex`. While it is empty the first two digits of a code have to do.
create table postal_codes (
  code text not null check (code ~ '^\d{5}$'),
  state_code text not null,
  municipality text not null,
  primary key (code, state_code, municipality)
);
