-- A key to a customer's conversation was handed to a session, and ends with it.
alter table conversation_secrets add column session_id uuid references customer_sessions on delete cascade;
create index on conversation_secrets (session_id) where session_id is not null;
-- Those from before do not say which: their browsers ask for another.
delete from conversation_secrets s using conversations v where v.id = s.conversation_id and v.customer_id is not null;

-- Whoever follows the conversation with the key that ended has to be told no more of it.
create function announce_ended_key() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', json_build_object('kind', 'conversation', 'conversation', old.conversation_id)::text);
  return null;
end $$;
create trigger conversation_keys_ended after delete on conversation_secrets for each row execute function announce_ended_key();

alter table customer_secrets
  drop constraint customer_secrets_purpose_check,
  add constraint customer_secrets_purpose_check check (purpose in
    ('verify-email', 'verify-phone', 'change-email', 'change-phone', 'reset-password', 'permit-sign-in', 'disown-change')),
  -- The session that asked: it goes on when all others end.
  add column session_id uuid,
  -- What somebody registered with whose address an unproven account holds; it becomes the account when the address is proven.
  add column registration jsonb;

-- Links for staff who forgot their password, or whom strangers' failures would keep out. Only hashes are kept.
create table staff_secrets (
  hash text primary key,
  purpose text not null check (purpose in ('reset-password', 'permit-sign-in')),
  staff_id integer not null references staff on delete cascade,
  -- The request it was made for: a job that runs twice makes one secret.
  request_id uuid not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on staff_secrets (staff_id, purpose);
