-- Sessions end and are gone; when somebody was last here is remembered.
alter table staff add column last_seen_at timestamptz;

-- A new second factor waits beside the one in use until a code proves that the new phone has it.
alter table staff add column new_totp_secret text;
update staff set new_totp_secret = totp_secret, totp_secret = null where totp_confirmed_at is null;
alter table staff add check ((totp_secret is null) = (totp_confirmed_at is null));

-- Ways in for whoever lost the phone. Each works once; only keyed hashes are kept.
create table staff_recovery_codes (
  staff_id integer not null references staff,
  hash text not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);

-- Whoever has the link becomes a member with that role; only its hash is kept.
create table staff_invitations (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'sales', 'warehouse', 'content')),
  hash text not null unique,
  invited_by integer not null references staff,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
-- One open invitation for an address.
create unique index staff_invitations_open on staff_invitations (email) where accepted_at is null and withdrawn_at is null;
