-- A new shop is closed until its owner opens it; one in which somebody works already was open before there was a door.
insert into shop_policies (name, value)
select 'door', '{"isOpen": true, "wasOpen": true, "messageEs": "", "messageEn": ""}' where exists (select from staff);

-- What the owner tried, read or loaded before the opening, as it went the last time.
create table opening_trials (
  name text primary key check (name in ('policies', 'payments', 'mail', 'sms', 'base-data')),
  state text not null check (state in ('running', 'good', 'failed')),
  -- What was found out, in the words of whoever answered.
  note text not null default '',
  staff_id integer not null references staff,
  at timestamptz not null default now()
);
