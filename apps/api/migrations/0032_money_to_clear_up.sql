-- Every transfer that somebody found in the bank for a payment: one may be short, and the rest comes later under a key of its own.
create table transfer_receipts (
  id integer generated always as identity primary key,
  payment_id integer not null references payments,
  amount_cents integer not null check (amount_cents > 0),
  tracking_key text not null unique,
  found_by integer references staff,
  found_at timestamptz not null default now()
);
create index transfer_receipts_of_payment on transfer_receipts (payment_id);
create trigger transfer_receipts_are_kept before update or delete on transfer_receipts for each row execute function refuse_change();
insert into transfer_receipts (payment_id, amount_cents, tracking_key, found_by, found_at)
  select id, amount_cents, tracking_key, accepted_by, coalesce(paid_at, created_at) from payments where tracking_key is not null;

-- A refusal is remembered by the provider under its key, so the same question is asked anew under the next one.
alter table refunds add column key_number integer not null default 0;

-- Whoever is asked about next comes first, and a payment that fails moves itself to the end.
create index payments_to_check on payments (next_check_at) where status in ('created', 'requires_action', 'processing');
create index refunds_to_make on refunds (next_try_at) where method = 'provider' and status in ('open', 'pending');

-- What nobody owned until now.
insert into money_cases (kind, subject, order_id, payment_id, amount_cents, opened_at)
  select 'payment-differs', 'payment ' || p.id, o.id, p.id, p.amount_cents, coalesce(p.paid_at, p.created_at)
  from payments p left join orders o on o.checkout_id = p.checkout_id
  where p.status = 'review' and not exists (select from money_cases m where m.payment_id = p.id)
  union all
  select 'refund-stuck', 'refund ' || r.id, o.id, p.id, r.amount_cents, coalesce(r.closed_at, r.created_at)
  from refunds r join payments p on p.id = r.payment_id left join orders o on o.checkout_id = p.checkout_id
  where r.status = 'failed' and p.refunded_cents < p.amount_cents;
update money_cases m set refund_id = substr(m.subject, 8)::uuid where m.kind = 'refund-stuck' and m.refund_id is null;
