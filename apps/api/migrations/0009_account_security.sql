-- Sessions, secrets that prove an address, limits and kept answers. Two API hosts share all of it.
alter table customers
  add column password_changed_at timestamptz not null default now(),
  add column privacy_accepted_at timestamptz,
  add column locale text not null default 'es' check (locale in ('es', 'en')),
  add column deleted_at timestamptz;

create table customer_addresses (
  customer_id integer primary key references customers on delete cascade,
  street text not null,
  number text not null,
  interior text,
  suburb text not null,
  state text not null,
  municipality text not null,
  locality text not null,
  postal_code text not null check (postal_code ~ '^\d{5}$'),
  directions text not null
);

create table customer_sessions (
  id uuid primary key default gen_random_uuid(),
  customer_id integer not null references customers on delete cascade,
  device text not null,
  started_at timestamptz not null default now(),
  -- When the password was last proven in this session; older than the last change of the password, it is worth nothing.
  proven_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on customer_sessions (customer_id);
create index on customer_sessions (expires_at);

-- Secrets that were sent to somebody. Only their hashes are kept.
create table customer_secrets (
  id integer generated always as identity primary key,
  hash text not null unique,
  purpose text not null check (purpose in ('verify-email', 'verify-phone', 'change-email', 'change-phone', 'reset-password', 'permit-sign-in')),
  customer_id integer not null references customers on delete cascade,
  -- The request it was made for: a job that runs twice makes one secret.
  request_id uuid not null unique,
  code_hash text,
  new_value text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on customer_secrets (customer_id, purpose);

alter table staff
  add column password_changed_at timestamptz not null default now(),
  add column disabled_at timestamptz,
  add column totp_secret text,
  add column totp_confirmed_at timestamptz,
  -- A code works once: the last counter that was accepted.
  add column totp_counter bigint not null default 0;

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique,
  staff_id integer not null references staff on delete cascade,
  device text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on staff_sessions (staff_id);

-- Who did what to accounts. Append-only.
create table security_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  event text not null,
  customer_id integer,
  staff_id integer,
  network text
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger security_events_are_kept before update or delete on security_events for each row execute function refuse_change();

-- Turns taken under a limit. Subjects are hashes: nobody's address is kept for it.
create table turns (
  rule text not null,
  subject text not null,
  taken_at timestamptz not null default clock_timestamp()
);
create index on turns (rule, subject, taken_at);
create index on turns (taken_at);

-- Takes a turn, or answers in how many seconds the next one is free. Hosts that ask at once are put in a row.
create function take_turn(wanted_rule text, wanted_subject text, most integer, period interval) returns integer language plpgsql as $$
declare
  taken integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(wanted_rule || ' ' || wanted_subject, 0));
  select count(*), min(recent.taken_at) into taken, oldest from (
    select taken_at from turns
    where rule = wanted_rule and subject = wanted_subject and taken_at > clock_timestamp() - period
    order by taken_at desc limit most
  ) recent;
  if taken >= most then
    return greatest(1, ceil(extract(epoch from oldest + period - clock_timestamp())));
  end if;
  insert into turns (rule, subject) values (wanted_rule, wanted_subject);
  return 0;
end $$;

-- The first answer to a write, for when its key is delivered again. Answers are sealed: some hold a session's token.
create table kept_answers (
  caller text not null,
  key text not null,
  fingerprint text not null,
  status integer,
  answer text,
  claimed_at timestamptz not null default now(),
  primary key (caller, key)
);
create index on kept_answers (claimed_at);

-- Messages that were delivered: a job that runs again does not send them twice.
create table sent_messages (
  key text primary key,
  sent_at timestamptz not null default now()
);
