-- Whoever has the link has the offer, unless it is for the one who asked: whose account has the quotation's e-mail, and proved it.
alter table offers add column is_personal boolean not null default false;

-- What was bought under an offer. The pieces held or sold under it are counted from here.
alter table checkout_lines
  add column offer_id integer,
  add constraint checkout_lines_offer_fkey foreign key (offer_id, product_id) references offer_lines (offer_id, product_id);
create index checkout_lines_of_offer on checkout_lines (offer_id, product_id) where offer_id is not null;

create or replace function guard_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where checkout_id = old.checkout_id) then raise exception 'the lines of an order never change'; end if;
    return old;
  end if;
  if (new.checkout_id, new.product_id, new.qty, new.unit_price_cents, new.price_cents, new.discount_percent, new.part_number, new.name, new.offer_id)
    is distinct from
    (old.checkout_id, old.product_id, old.qty, old.unit_price_cents, old.price_cents, old.discount_percent, old.part_number, old.name, old.offer_id) then
    raise exception 'a frozen line never changes';
  end if;
  return new;
end $$;
