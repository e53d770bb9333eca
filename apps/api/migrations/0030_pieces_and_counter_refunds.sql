-- When the last pieces of an order that nobody sent yet are cancelled, what bringing them would have cost goes back too.
alter table cancellations add column shipping_cents integer not null default 0 check (shipping_cents >= 0);

-- What proves that money was given back at the counter: the terminal's number of the operation, or who took the cash.
alter table refunds
  add column authorisation text,
  add column handed_to text,
  add constraint refunds_authorisation_check check (authorisation is null or method = 'terminal'),
  add constraint refunds_handed_to_check check (handed_to is null or method = 'cash');
