-- What the provider's own books say. Written again whenever it is told again; the provider's id is the key, and its seconds decide the day.
create table provider_movements (
  id text primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  is_live boolean not null,
  moved_at timestamptz not null,
  day date not null generated always as ((moved_at at time zone 'America/Mexico_City')::date) stored,
  -- The provider's word: charge, refund, refund_failure, dispute, dispute_reversal, payout …; it may add new ones.
  category text not null,
  currency text not null,
  -- Below zero when money left.
  amount_cents integer not null,
  fee_cents integer not null,
  net_cents integer not null,
  source text,
  -- What it is about, in the provider's ids.
  intent text,
  refund text,
  dispute text,
  -- Which purchase the charge names; it need not be one of this shop.
  checkout_id uuid,
  -- Which payout took it to the bank, once that is told.
  payout text,
  seen_at timestamptz not null default now()
);
create index provider_movements_by_day on provider_movements (provider, is_live, day);
create index provider_movements_of_intent on provider_movements (intent) where intent is not null;
create index provider_movements_of_refund on provider_movements (refund) where refund is not null;
create index provider_movements_of_payout on provider_movements (payout) where payout is not null;
create trigger provider_movements_are_kept before delete on provider_movements for each row execute function refuse_change();

create table payouts (
  id text primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  is_live boolean not null,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  made_at timestamptz not null,
  -- The day on which the bank should have it.
  arrives_on date not null,
  failure_code text,
  -- The bank's reference.
  trace text,
  -- Its parts are known, and their sum is its amount.
  is_itemised boolean not null default false,
  read_at timestamptz not null default now()
);
create index payouts_newest on payouts (provider, is_live, made_at desc);
create trigger payouts_are_kept before delete on payouts for each row execute function refuse_change();

-- Every comparison: which days, who wanted it, what came of it.
create table reconciliation_runs (
  id integer generated always as identity primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  is_live boolean not null,
  from_day date not null,
  to_day date not null,
  -- The night that it was made in; nothing when somebody asked for it.
  night date,
  asked_by integer references staff,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Counts and sums in centavos.
  result jsonb not null default '{}',
  -- Why it is not finished.
  failure text,
  check (from_day <= to_day),
  check (failure is null or ended_at is not null),
  check ((night is null) <> (asked_by is null))
);
-- One at a time, and one good one for every night, however many processes there are.
create unique index reconciliation_runs_one_open on reconciliation_runs (provider, is_live) where ended_at is null;
create unique index reconciliation_runs_one_a_night on reconciliation_runs (provider, is_live, night) where night is not null and failure is null;
create index reconciliation_runs_newest on reconciliation_runs (provider, is_live, id desc);
create trigger reconciliation_runs_are_kept before delete on reconciliation_runs for each row execute function refuse_change();

-- Demo mode only: what the sandbox charged and gave back before it kept a balance.
insert into sandbox_objects (kind, id, reference, data)
select 'balance-transaction', 'txn_' || o.id, m.category || ' ' || o.id,
  jsonb_build_object('id', 'txn_' || o.id, 'object', 'balance_transaction', 'amount', m.amount, 'fee', m.fee, 'net', m.amount - m.fee, 'currency', 'mxn',
    'created', (o.data ->> 'created')::bigint, 'available_on', (o.data ->> 'created')::bigint, 'type', m.type, 'reporting_category', m.category, 'source', o.id)
from sandbox_objects o
cross join lateral (select (o.data ->> 'amount')::integer as amount, round((o.data ->> 'amount')::numeric * 0.036)::integer + 300 as fee) a
cross join lateral (
  select 'charge' as category, case when o.data -> 'payment_method_details' ->> 'type' = 'card' then 'charge' else 'payment' end as type,
    a.amount, a.fee + round(a.fee * 0.16)::integer as fee where o.kind = 'charge'
  union all select 'refund', 'refund', -a.amount, 0 where o.kind = 'refund' and o.data ->> 'status' <> 'failed'
) m
where o.kind in ('charge', 'refund') order by o.place;
