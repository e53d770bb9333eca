-- What the payment provider told the shop. A row is written once however often an event is delivered.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  error text,
  primary key (provider, event_id)
);

create index payment_events_waiting on payment_events (received_at) where processed_at is null;

-- Demo mode only: what the built-in imitation of the provider remembers. Empty in production.
create table sandbox_objects (
  kind text not null check (kind in ('intent', 'charge', 'refund', 'event')),
  id text not null,
  reference text unique,
  data jsonb not null,
  place bigint generated always as identity,
  primary key (kind, id)
);

create index sandbox_objects_newest on sandbox_objects (kind, place desc);

create table sandbox_answers (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body text not null,
  kept_at timestamptz not null default now()
);

create table sandbox_tasks (
  id bigint generated always as identity primary key,
  task jsonb not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);

create index sandbox_tasks_due on sandbox_tasks (due_at);

create table sandbox_settings (
  name text primary key,
  value jsonb not null
);
