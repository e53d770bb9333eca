-- lives-with: 0046
-- Every backup that was tried, and how it went. A row is written when it ended; one that was killed leaves none.
create table backups (
  id integer generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  -- Of its folder; none where it failed.
  name text unique,
  bytes bigint,
  encrypted boolean not null,
  failure text,
  verified_at timestamptz,
  verify_failure text,
  -- Whether it was restored into a scratch database, or only its sums were compared, and why no more.
  verify_note text,
  check ((failure is null) = (name is not null)),
  check ((name is null) = (bytes is null)),
  check (verified_at is not null or (verify_failure is null and verify_note is null))
);
create index on backups (finished_at desc);

-- A shop that was restored from a backup: its worker does nothing until somebody says what becomes of the mails it would send.
create table restored_shop (
  is_only_row boolean primary key default true check (is_only_row),
  since timestamptz not null default now(),
  backup text not null
);
