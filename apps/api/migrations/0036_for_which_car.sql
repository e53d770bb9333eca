-- The car that a line was bought for, as its buyer named it then; a part of what was agreed.
alter table checkout_lines
  add column for_car jsonb,
  add constraint checkout_lines_car_check check (for_car is null or (jsonb_typeof(for_car) = 'object' and for_car ? 'model'));

create or replace function guard_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where checkout_id = old.checkout_id) then raise exception 'the lines of an order never change'; end if;
    return old;
  end if;
  if (new.checkout_id, new.product_id, new.qty, new.unit_price_cents, new.price_cents, new.discount_percent, new.part_number, new.name, new.offer_id, new.for_car)
    is distinct from
    (old.checkout_id, old.product_id, old.qty, old.unit_price_cents, old.price_cents, old.discount_percent, old.part_number, old.name, old.offer_id, old.for_car) then
    raise exception 'a frozen line never changes';
  end if;
  return new;
end $$;
