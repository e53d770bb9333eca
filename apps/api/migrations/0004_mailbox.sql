-- Demo mode only: what the shop would have sent.
create table mailbox_messages (
  id integer generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  sent_at timestamptz not null default now()
);
