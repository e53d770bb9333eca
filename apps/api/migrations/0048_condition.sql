-- lives-with: 0046
-- Every process that has a database says here that it lives, what it serves and how it went lately. One that ends takes its row along.
create table heartbeats (
  id uuid primary key,
  roles text[] not null check (cardinality(roles) > 0),
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Its disk, whether its files can be written, and when a mail or a call of the payment provider last went well or wrong.
  facts jsonb not null default '{}'
);
create index heartbeats_seen on heartbeats (seen_at);

-- What is not well with the shop, since when, and when the owners were last told. What is well again has no row.
create table alarms (
  part text primary key,
  status text not null check (status in ('warn', 'fail')),
  since timestamptz not null default now(),
  told_at timestamptz
);
