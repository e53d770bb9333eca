-- Workers say here that they live. The queue itself would wait four hours before it hands a dead worker's job to another.
create table live_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
