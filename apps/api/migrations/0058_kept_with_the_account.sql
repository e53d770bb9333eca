-- lives-with: 0046
-- What the customer said for the last invoice: offered again with the next order, and gone with the account.
create table customer_invoice_data (
  customer_id integer primary key references customers on delete cascade,
  rfc text not null,
  legal_name text not null,
  regime text not null,
  cfdi_use text not null,
  postal_code text not null
);

-- The cars of a garage, newest first. Those of visitors stay in their browser.
create table customer_cars (
  customer_id integer not null references customers on delete cascade,
  place integer not null,
  make text not null,
  model text not null,
  year integer not null,
  engine text,
  -- What a browser that has chosen none begins with.
  is_chosen boolean not null default false,
  primary key (customer_id, place)
);
