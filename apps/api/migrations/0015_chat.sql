-- Conversations of visitors with the shop. Several browsers of one customer may take part in one.
create table conversations (
  id integer generated always as identity primary key,
  customer_id integer references customers on delete set null,
  locale text not null check (locale in ('es', 'en')),
  name text,
  email text,
  status text not null default 'open' check (status in ('open', 'closed')),
  assigned_to integer references staff,
  created_at timestamptz not null default now(),
  last_message_at timestamptz,
  -- The last message that each side has seen.
  visitor_read bigint not null default 0,
  staff_read bigint not null default 0,
  -- When a browser of the visitor was last connected: who has left is answered by mail.
  visitor_seen_at timestamptz
);
create index on conversations (status, last_message_at desc);
create index on conversations (customer_id) where customer_id is not null;

-- Whoever has one of these takes part; only hashes are kept.
create table conversation_secrets (
  hash text primary key,
  conversation_id integer not null references conversations on delete cascade,
  created_at timestamptz not null default now()
);
create index on conversation_secrets (conversation_id);

-- Plain text and structured data; nothing in here is ever markup.
create table chat_messages (
  id bigint generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  author text not null check (author in ('visitor', 'staff', 'helper')),
  staff_id integer references staff,
  text text not null,
  cards jsonb not null default '[]',
  picture text,
  sent_at timestamptz not null default now()
);
create index on chat_messages (conversation_id, id);

-- Every server process hears of it, after the commit, and hands it to those who are connected.
create function announce_chat_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', json_build_object('kind', 'message', 'conversation', new.conversation_id, 'message', new.id)::text);
  return null;
end $$;
create trigger chat_messages_announced after insert on chat_messages for each row execute function announce_chat_message();

create function announce_conversation_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', json_build_object('kind', 'conversation', 'conversation', new.id)::text);
  return null;
end $$;
create trigger conversations_announced after update of visitor_read, staff_read, status, assigned_to, name, email on conversations
  for each row when (old.* is distinct from new.*) execute function announce_conversation_change();
