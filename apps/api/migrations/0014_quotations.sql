-- A part outside the catalogue that the shop gets for one quotation. Lists, searches and numbers do not show it.
alter table products drop constraint products_status_check;
alter table products add constraint products_status_check check (status in ('active', 'inactive', 'on-order'));

create or replace function number_keys_of(p products) returns table (key text, product_id integer, kind text, number text) language sql stable as $$
  select number_key(p.part_number), p.id, 'part', p.part_number where p.status <> 'on-order'
  union all select number_key(p.internal_key), p.id, 'internal', p.internal_key where p.status <> 'on-order'
  union all select number_key(equivalent), p.id, 'equivalent', equivalent from unnest(p.equivalents) equivalent where p.status <> 'on-order'
$$;

-- Words that one customer's part brought along must not correct everybody's spelling.
create or replace function index_new_products() returns trigger language plpgsql as $$
begin
  insert into part_number_keys (key, product_id, kind, number)
    select k.key, k.product_id, k.kind, k.number from added p, number_keys_of(p::products) k where k.key <> '';
  insert into search_words
    select distinct word from added, unnest(tsvector_to_array(to_tsvector('simple', words_key(name_es || ' ' || coalesce(name_en, ''))))) word
    where added.status <> 'on-order' and length(word) between 2 and 40
    except select word from search_words
    on conflict do nothing;
  return null;
end $$;

-- A part may be bought at its own price and at a promised one: two lines of one purchase.
alter table checkout_lines drop constraint checkout_lines_pkey, add primary key (checkout_id, place);

create table quotations (
  id integer generated always as identity primary key,
  -- What the customer is told and staff are asked for; nobody can guess the next.
  number text not null unique,
  make text not null,
  model text not null,
  year text not null,
  engine text not null,
  part text not null,
  name text not null,
  email text not null,
  phone text not null,
  comments text,
  wants_sms boolean not null default false,
  locale text not null check (locale in ('es', 'en')),
  -- Name in the file store; such files are handed out by their own route only.
  picture text,
  status text not null default 'open' check (status in ('open', 'taken', 'answered', 'refused', 'suspect')),
  received_at timestamptz not null,
  -- Promised when it came in, from the opening hours of that day: hours that change later break no promise.
  announce_at timestamptz not null,
  due_at timestamptz not null,
  announced_at timestamptz,
  escalated_at timestamptz,
  taken_by integer references staff,
  closed_by integer references staff,
  closed_at timestamptz,
  refusal text,
  check ((status in ('answered', 'refused')) = (closed_at is not null))
);
create index quotations_waiting on quotations (due_at, id) where status in ('open', 'taken');
create index quotations_by_status on quotations (status, received_at desc, id desc);
create index quotations_closed on quotations (closed_at) where status = 'answered';

-- The answer to a quotation: what it costs, until when. Whoever has the link has the offer, so only its hash is kept.
create table offers (
  id integer generated always as identity primary key,
  quotation_id integer not null unique references quotations,
  hash text not null unique,
  message text,
  valid_until timestamptz not null,
  created_at timestamptz not null default now()
);

create table offer_lines (
  offer_id integer not null references offers,
  product_id integer not null references products,
  place integer not null,
  price_cents integer not null check (price_cents > 0),
  pieces integer not null check (pieces > 0),
  primary key (offer_id, product_id)
);
create index on offer_lines (product_id);
