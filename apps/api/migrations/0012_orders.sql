-- Carriers. The standard one costs what the shipping policy says; the others cost what they cost.
create table carriers (
  key text primary key,
  name_es text not null,
  name_en text not null,
  is_standard boolean not null default false,
  price_cents integer not null check (price_cents >= 0),
  -- Added once when an order has a bulky part.
  bulky_surcharge_cents integer not null default 0 check (bulky_surcharge_cents >= 0),
  fewest_days integer,
  most_days integer,
  tracking_url text,
  place integer not null,
  is_active boolean not null default true
);
create unique index carriers_one_standard on carriers (is_standard) where is_standard;
insert into carriers (key, name_es, name_en, is_standard, price_cents, bulky_surcharge_cents, fewest_days, most_days, tracking_url, place) values
  ('estandar', 'Envío estándar', 'Standard delivery', true, 12000, 0, null, null, null, 1),
  ('expres', 'Envío exprés', 'Express delivery', false, 19900, 15000, 1, 2, null, 2);

-- Parts that do not fit into an ordinary box: bumpers, radiators, exhausts.
alter table part_types add column is_bulky boolean not null default false;

insert into shop_policies (name, value) values
  ('holds', '{"cardMinutes": 30, "cardMinutesAfterTry": 15, "voucherDays": 3, "businessDaysAfterVoucher": 2, "transferHours": 72}');

-- A quote that a customer agreed to, frozen, with its stock. Its id is made by the browser, once per purchase.
create table checkouts (
  id uuid primary key,
  customer_id integer not null references customers,
  status text not null default 'open' check (status in ('open', 'placed', 'expired')),
  payment_method text not null check (payment_method in ('card', 'oxxo', 'transfer')),
  -- Rises whenever what is paid for, or how, changes; it is part of the key under which the provider opens a payment.
  attempt integer not null default 1,
  -- What was asked for, hashed: the same question gets the same answer.
  fingerprint text not null,
  subtotal_cents integer not null check (subtotal_cents >= 0),
  saved_cents integer not null check (saved_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents > 0 and total_cents = subtotal_cents + shipping_cents),
  carrier_key text not null references carriers,
  delivery_from date not null,
  delivery_to date not null,
  recipient jsonb not null,
  address jsonb not null,
  invoice jsonb,
  locale text not null check (locale in ('es', 'en')),
  held_until timestamptz not null,
  created_at timestamptz not null default now(),
  check (payment_method <> 'oxxo' or total_cents between 1000 and 1000000)
);
create index checkouts_of_customer on checkouts (customer_id) where status = 'open';
create index checkouts_held on checkouts (held_until) where status <> 'expired';

-- The frozen lines, and what became of the pieces that were put aside for each.
create table checkout_lines (
  checkout_id uuid not null references checkouts,
  product_id integer not null references products,
  place integer not null,
  qty integer not null check (qty > 0),
  part_number text not null,
  internal_key text not null,
  name text not null,
  brand text not null,
  image text,
  price_cents integer not null check (price_cents >= 0),
  discount_percent numeric(5, 2) not null,
  unit_price_cents integer not null check (unit_price_cents >= 0),
  total_cents integer not null generated always as (unit_price_cents * qty) stored,
  hold text not null default 'held' check (hold in ('held', 'sold', 'released', 'returned')),
  primary key (checkout_id, product_id)
);
create index checkout_lines_held on checkout_lines (product_id) where hold = 'held';

create table orders (
  id integer generated always as identity primary key,
  folio text not null unique,
  checkout_id uuid not null unique references checkouts,
  -- The first payment of the order; which one paid it is said by its payments.
  transaction_id text not null unique,
  customer_id integer not null references customers,
  status text not null,
  payment_method text not null check (payment_method in ('card', 'oxxo', 'transfer')),
  total_cents integer not null,
  is_live boolean not null,
  -- Paid when its parts were gone: nothing can be sent, the money goes back.
  lacks_stock boolean not null default false,
  is_disputed boolean not null default false,
  placed_at timestamptz not null default now(),
  paid_at timestamptz,
  -- Until when money is waited for; the voucher's or the transfer's end.
  due_at timestamptz,
  reminded_at timestamptz,
  shipped_with text,
  tracking_number text,
  version integer not null default 0,
  -- Whose move brought it where it is; the history is written from these.
  moved_by text not null check (moved_by in ('provider', 'staff', 'customer', 'clock')),
  moved_by_staff integer references staff,
  move_reason text not null default '',
  check (status in ('pending', 'cancelled') or paid_at is not null),
  check (not (lacks_stock and status in ('processing', 'shipped', 'delivered'))),
  check (status not in ('shipped', 'delivered') or tracking_number is not null),
  check (moved_by <> 'staff' or moved_by_staff is not null)
);
create index orders_of_customer on orders (customer_id, placed_at desc, id desc);
create index orders_by_status on orders (status, placed_at);

-- An order may have several payments; one of them pays it.
create table payments (
  id integer generated always as identity primary key,
  checkout_id uuid not null references checkouts,
  attempt integer not null,
  provider text not null check (provider in ('stripe', 'sandbox', 'bank')),
  -- The provider's intent, or our own number of a transfer.
  reference text not null,
  method text not null check (method in ('card', 'oxxo', 'transfer')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'mxn' check (currency = 'mxn'),
  is_live boolean not null,
  status text not null check (status in ('created', 'requires_action', 'processing', 'paid', 'failed', 'cancelled', 'duplicate', 'review')),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  voucher_number text,
  voucher_url text,
  voucher_expires_at timestamptz,
  transfer_reference text,
  -- The bank's own key of a transfer, once staff have found it in the account.
  tracking_key text,
  accepted_by integer references staff,
  paid_at timestamptz,
  failure jsonb,
  created_at timestamptz not null default now(),
  -- When the provider was last asked about it.
  checked_at timestamptz not null default now(),
  unique (provider, reference),
  unique (checkout_id, attempt),
  check (status <> 'paid' or paid_at is not null)
);
create unique index payments_one_pays on payments (checkout_id) where status = 'paid';
-- A transfer pays once.
create unique index payments_tracking_key on payments (tracking_key) where tracking_key is not null;
create unique index payments_transfer_reference on payments (transfer_reference) where status = 'requires_action';
create index payments_undecided on payments (checked_at) where status in ('created', 'requires_action', 'processing');

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id integer not null references payments,
  -- Why it exists: one reason opens one refund, however often it is found.
  cause text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  method text not null check (method in ('provider', 'spei')),
  status text not null default 'open' check (status in ('open', 'pending', 'succeeded', 'failed')),
  reason text not null,
  provider_reference text unique,
  -- Where a transfer back goes, and the bank's key that proves it.
  clabe text,
  tracking_key text unique,
  opened_by integer references staff,
  closed_by integer references staff,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_open on refunds (created_at) where status in ('open', 'pending', 'failed');

create table vouchers (
  id uuid primary key default gen_random_uuid(),
  order_id integer not null references orders,
  -- Of the file as it was sent: the same receipt is recognised however it is named.
  source_hash text not null,
  file_name text not null unique,
  file_hash text not null,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  bytes integer not null check (bytes between 1 and 10485760),
  status text not null default 'received' check (status in ('received', 'replaced', 'accepted', 'rejected')),
  tracking_key text,
  bank text,
  amount_cents integer,
  paid_on date,
  reject_reason text,
  judged_by integer references staff,
  uploaded_at timestamptz not null default now(),
  unique (order_id, source_hash)
);
create unique index vouchers_accepted_once on vouchers (source_hash) where status = 'accepted';

-- What happened to an order. Moves are written by the database itself; nothing here is ever changed.
create table order_events (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  version integer,
  event text not null,
  from_status text,
  to_status text,
  mover text not null,
  staff_id integer,
  reason text not null default '',
  happened_at timestamptz not null default clock_timestamp(),
  unique (order_id, version)
);
create trigger order_events_are_kept before update or delete on order_events for each row execute function refuse_change();

-- The arrows along which an order moves. A cancelled one can still be paid: money that comes late finds its order.
create table order_moves (from_status text, to_status text not null, primary key (from_status, to_status));
insert into order_moves values
  ('pending', 'paid'), ('pending', 'cancelled'),
  ('paid', 'processing'), ('paid', 'refunded'),
  ('processing', 'shipped'), ('processing', 'refunded'),
  ('shipped', 'delivered'), ('shipped', 'refunded'),
  ('delivered', 'refunded'),
  ('cancelled', 'paid');

create function guard_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status not in ('pending', 'paid') then raise exception 'an order is not born %', new.status; end if;
    new.version := 0;
    if new.total_cents <> (select c.shipping_cents + sum(l.total_cents) from checkouts c join checkout_lines l on l.checkout_id = c.id where c.id = new.checkout_id group by c.id) then
      raise exception 'the total of order % is not that of its lines', new.folio;
    end if;
  else
    if (new.folio, new.checkout_id, new.transaction_id, new.customer_id, new.total_cents, new.is_live, new.placed_at)
      is distinct from (old.folio, old.checkout_id, old.transaction_id, old.customer_id, old.total_cents, old.is_live, old.placed_at) then
      raise exception 'what an order is about never changes';
    end if;
    if new.status <> old.status then
      if not exists (select from order_moves where from_status = old.status and to_status = new.status) then
        raise exception 'an order does not go from % to %', old.status, new.status;
      end if;
      new.version := old.version + 1;
    else
      new.version := old.version;
    end if;
  end if;
  if new.status = 'paid' and not exists (select from payments where checkout_id = new.checkout_id and status = 'paid') then
    raise exception 'order % is not paid by any payment', new.folio;
  end if;
  return new;
end $$;
create trigger orders_are_guarded before insert or update on orders for each row execute function guard_order();

create function record_order_move() returns trigger language plpgsql as $$
begin
  insert into order_events (order_id, version, event, from_status, to_status, mover, staff_id, reason)
    values (new.id, new.version, 'moved', case when tg_op = 'UPDATE' then old.status end, new.status, new.moved_by, new.moved_by_staff, new.move_reason);
  return null;
end $$;
create trigger orders_placed after insert on orders for each row execute function record_order_move();
create trigger orders_moved after update of status on orders for each row when (old.status <> new.status) execute function record_order_move();
create trigger orders_are_kept before delete on orders for each row execute function refuse_change();

-- What was agreed stays: of a line only the fate of its pieces changes.
create function guard_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where checkout_id = old.checkout_id) then raise exception 'the lines of an order never change'; end if;
    return old;
  end if;
  if (new.checkout_id, new.product_id, new.qty, new.unit_price_cents, new.price_cents, new.discount_percent, new.part_number, new.name)
    is distinct from (old.checkout_id, old.product_id, old.qty, old.unit_price_cents, old.price_cents, old.discount_percent, old.part_number, old.name) then
    raise exception 'a frozen line never changes';
  end if;
  return new;
end $$;
create trigger checkout_lines_are_frozen before update or delete on checkout_lines for each row execute function guard_line();
