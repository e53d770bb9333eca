-- What the bank of a card's holder asks, takes and gives back. Read again at the provider, never taken from the name of an event.
create table disputes (
  -- The provider's own.
  id text primary key,
  payment_id integer not null references payments,
  -- The provider's words, as told; it may add new ones.
  status text not null,
  kind text not null,
  reason text not null,
  -- What the status means for goods and books.
  standing text not null check (standing in ('inquiry', 'open', 'lost', 'over')),
  amount_cents integer not null check (amount_cents >= 0),
  -- Nothing when the bank takes no answer.
  evidence_due_at timestamptz,
  has_evidence boolean not null default false,
  is_refundable boolean not null default false,
  -- What moved in the provider's balance because of it, below zero when it was taken; the fees stand apart.
  balance_cents integer not null default 0,
  fee_cents integer not null default 0,
  opened_at timestamptz not null,
  read_at timestamptz not null default now(),
  closed_at timestamptz
);
create index disputes_of_payment on disputes (payment_id);
create index disputes_standing on disputes (evidence_due_at) where standing in ('inquiry', 'open');
create trigger disputes_are_kept before delete on disputes for each row execute function refuse_change();

-- Money that somebody has to look at: each case has an age, somebody who took it, and an end.
create table money_cases (
  id integer generated always as identity primary key,
  kind text not null,
  -- What it is about, e.g. 'payment 12'. The same thing has one open case, however often it is found.
  subject text not null,
  order_id integer references orders,
  payment_id integer references payments,
  refund_id uuid references refunds,
  dispute_id text references disputes,
  amount_cents integer,
  -- What was expected, what was seen; figures and the provider's ids, never names.
  details jsonb not null default '{}',
  -- The order's goods stay in the house until somebody has settled it.
  holds_goods boolean not null default false,
  -- Somebody wants the pieces kept for longer than they are kept by themselves.
  keeps_pieces boolean not null default false,
  due_at timestamptz,
  opened_at timestamptz not null default now(),
  taken_by integer references staff,
  taken_at timestamptz,
  settled_at timestamptz,
  -- Nobody's when it settled itself.
  settled_by integer references staff,
  outcome text,
  note text not null default '',
  check ((taken_by is null) = (taken_at is null)),
  check ((settled_at is null) = (outcome is null)),
  check (settled_by is null or settled_at is not null)
);
create unique index money_cases_one_open on money_cases (kind, subject) where settled_at is null;
create index money_cases_open on money_cases (opened_at) where settled_at is null;
create index money_cases_of_order on money_cases (order_id) where order_id is not null;
create index money_cases_of_payment on money_cases (payment_id) where payment_id is not null;
create trigger money_cases_are_kept before delete on money_cases for each row execute function refuse_change();
create function guard_money_case() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null then raise exception 'case % is settled', old.id; end if;
  if (new.kind, new.subject, new.opened_at) is distinct from (old.kind, old.subject, old.opened_at) then
    raise exception 'what a case is about never changes';
  end if;
  return new;
end $$;
create trigger money_cases_are_guarded before update on money_cases for each row execute function guard_money_case();

-- What the bank really shows of a transfer, when it is not the amount; and what somebody let go of it.
alter table payments
  add column received_cents integer check (received_cents > 0),
  add column forgiven_cents integer not null default 0 check (forgiven_cents >= 0),
  -- How often the provider was asked in vain, and when it is asked again.
  add column check_failures integer not null default 0,
  add column next_check_at timestamptz,
  drop constraint payments_check,
  add constraint payments_refunded_check check (refunded_cents between 0 and greatest(amount_cents, coalesce(received_cents, amount_cents)));

alter table refunds
  drop constraint refunds_method_check,
  -- Money goes back the way it came, or by the way that somebody chose when that one failed.
  add constraint refunds_method_check check (method in ('provider', 'spei', 'cash', 'terminal')),
  -- The price was lowered afterwards: the pieces leave all the same.
  add column is_allowance boolean not null default false,
  add column failure_code text,
  -- The refund that failed and that this one stands for.
  add column instead_of uuid unique references refunds,
  add column tries integer not null default 0,
  add column next_try_at timestamptz;

alter table payment_events
  add column tries integer not null default 0,
  add column next_try_at timestamptz;

-- Pieces of an order that are not wanted any more: rows beside the frozen lines. What is owed, picked, printed and mailed follows from both.
create table cancellations (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  reason text not null,
  -- What was paid for the pieces goes back by it; nothing when nobody had paid.
  refund_id uuid unique references refunds,
  made_by integer references staff,
  made_at timestamptz not null default now()
);
create index cancellations_of_order on cancellations (order_id);
create trigger cancellations_are_kept before delete on cancellations for each row execute function refuse_change();

create table cancelled_pieces (
  cancellation_id integer not null references cancellations,
  checkout_id uuid not null,
  place integer not null,
  qty integer not null check (qty > 0),
  -- On the shelf again, or not: lost, broken, left with the customer.
  fate text not null check (fate in ('stock', 'gone')),
  primary key (cancellation_id, place),
  foreign key (checkout_id, place) references checkout_lines (checkout_id, place)
);
create trigger cancelled_pieces_are_kept before update or delete on cancelled_pieces for each row execute function refuse_change();

alter table checkout_lines
  add column cancelled_qty integer not null default 0,
  add constraint checkout_lines_wanted_check check (cancelled_qty >= 0 and cancelled_qty + returning_qty <= qty);

-- Whoever writes a cancellation claims its pieces on the line: no piece is cancelled twice, or cancelled and returned.
create function claim_cancelled_pieces() returns trigger language plpgsql as $$
begin
  update checkout_lines l set cancelled_qty = l.cancelled_qty + new.qty
    from cancellations c join orders o on o.id = c.order_id
    where c.id = new.cancellation_id and o.checkout_id = new.checkout_id and l.checkout_id = new.checkout_id and l.place = new.place
      and l.hold in ('held', 'sold');
  if not found then raise exception 'line % has no pieces to cancel', new.place using errcode = 'check_violation'; end if;
  return new;
end $$;
create trigger cancelled_pieces_claim before insert on cancelled_pieces for each row execute function claim_cancelled_pieces();

-- What decides whether the goods of an order may leave: packages/domain/src/goods-leave.ts names the reason, the database guards the step.
create view order_goods as
select o.id as order_id, o.lacks_stock, lines.pieces, lines.worth_cents, money.kept_cents, dispute.disputed_cents, dispute.lost_cents, doubt.is_doubted,
  not o.lacks_stock and lines.pieces > 0 and not doubt.is_doubted and dispute.disputed_cents = 0 and dispute.lost_cents = 0
    and money.kept_cents >= lines.worth_cents as may_leave
from orders o
cross join lateral (
  select coalesce(sum(l.qty - l.cancelled_qty), 0)::integer as pieces, coalesce(sum((l.qty - l.cancelled_qty) * l.unit_price_cents), 0)::integer as worth_cents
  from checkout_lines l where l.checkout_id = o.checkout_id and l.hold = 'sold'
) lines
cross join lateral (
  -- Money taken, less refunds opened. What was let go, and what lowered the price afterwards, counts as if it were there.
  select coalesce(sum(coalesce(p.received_cents, p.amount_cents) + p.forgiven_cents - p.refunded_cents
    + (select coalesce(sum(r.amount_cents), 0) from refunds r where r.payment_id = p.id and r.is_allowance and r.status <> 'failed')), 0)::integer as kept_cents
  from payments p where p.checkout_id = o.checkout_id and p.status = 'paid'
) money
cross join lateral (
  select coalesce(sum(d.amount_cents) filter (where d.standing = 'open'), 0)::integer as disputed_cents,
    coalesce(sum(d.amount_cents) filter (where d.standing = 'lost'), 0)::integer as lost_cents
  from disputes d join payments p on p.id = d.payment_id where p.checkout_id = o.checkout_id and p.status = 'paid'
) dispute
cross join lateral (
  select exists (select from money_cases m where m.order_id = o.id and m.holds_goods and m.settled_at is null) as is_doubted
) doubt;

create function guard_goods() returns trigger language plpgsql as $$
begin
  if not (select may_leave from order_goods where order_id = new.id) then
    raise exception 'the goods of order % stay', new.folio using errcode = 'check_violation', constraint = 'orders_goods_stay';
  end if;
  return new;
end $$;
create trigger orders_goods_are_guarded before update of status on orders for each row
  when (old.status <> new.status and new.status in ('processing', 'shipped', 'delivered')) execute function guard_goods();

alter table sandbox_objects
  drop constraint sandbox_objects_kind_check,
  add constraint sandbox_objects_kind_check check (kind in ('intent', 'charge', 'refund', 'event', 'dispute', 'warning', 'balance-transaction', 'payout'));
