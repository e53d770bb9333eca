-- lives-with: 0046
-- Who says to be on duty is written to when something arrives, about these kinds of it.
alter table staff add column on_duty boolean not null default false;
alter table staff add column told_of text[] not null default '{quotation,chat,voucher,order}';

-- Each person's part in an arrival: mailed at once, or with others of its kind a little later.
create table arrival_notices (
  staff_id integer not null references staff on delete cascade,
  kind text not null check (kind in ('quotation', 'chat', 'voucher', 'order')),
  ref text not null,
  noted_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (staff_id, kind, ref)
);
create index arrival_notices_untold on arrival_notices (staff_id, kind) where told_at is null;
