-- Sales at the counter: paid in cash or at the shop's card terminal, and handed over at once. Such a purchase is nobody's account.
alter table checkouts alter column customer_id drop not null;
alter table orders alter column customer_id drop not null;

alter table checkouts drop constraint checkouts_payment_method_check,
  add constraint checkouts_payment_method_check check (payment_method in ('card', 'oxxo', 'transfer', 'cash', 'terminal')),
  add constraint checkouts_have_a_customer check ((customer_id is null) = (payment_method in ('cash', 'terminal')));
alter table orders drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (payment_method in ('card', 'oxxo', 'transfer', 'cash', 'terminal')),
  add constraint orders_have_a_customer check ((customer_id is null) = (payment_method in ('cash', 'terminal')));
alter table payments drop constraint payments_provider_check,
  add constraint payments_provider_check check (provider in ('stripe', 'sandbox', 'bank', 'counter')),
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('card', 'oxxo', 'transfer', 'cash', 'terminal')),
  add constraint payments_at_the_counter check ((provider = 'counter') = (method in ('cash', 'terminal'))),
  add constraint payments_at_the_counter_have_a_taker check (provider <> 'counter' or accepted_by is not null);

-- What is handed over has no parcel to follow.
alter table orders drop constraint orders_check2,
  add constraint orders_sent_can_be_followed check (status not in ('shipped', 'delivered') or tracking_number is not null or payment_method in ('cash', 'terminal'));

-- Never offered to shoppers: it says where the parts were handed over.
insert into carriers (key, name_es, name_en, is_standard, price_cents, bulky_surcharge_cents, place, is_active) values
  ('mostrador', 'Entrega en mostrador', 'Handed over at the counter', false, 0, 0, 99, false);

-- From the counter straight into the customer's hands; nothing else skips the parcel.
insert into order_moves values ('paid', 'delivered');
create function guard_hand_over() returns trigger language plpgsql as $$
begin
  if old.status = 'paid' and new.status = 'delivered' and new.payment_method not in ('cash', 'terminal') then
    raise exception 'order % was not bought at the counter', new.folio;
  end if;
  return new;
end $$;
create trigger orders_handed_over before update of status on orders for each row execute function guard_hand_over();
