-- Every change of stock, with its reason. The products table writes it: nobody can change stock and leave no row.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id integer not null references products,
  change integer not null check (change <> 0),
  kind text not null check (kind in ('sale', 'return', 'import', 'correction')),
  order_id integer references orders,
  staff_id integer references staff,
  note text not null default '',
  happened_at timestamptz not null default clock_timestamp()
);
create index stock_movements_of_product on stock_movements (product_id);
create trigger stock_movements_are_kept before update or delete on stock_movements for each row execute function refuse_change();

-- Why stock is about to change, for the statement that follows; without a word it counts as a correction.
create function stock_changes_for(kind text, order_id integer default null, staff_id integer default null, note text default '') returns text language sql volatile as $$
  select set_config('shop.stock_change', json_build_object('kind', kind, 'order', order_id, 'staff', staff_id, 'note', note)::text, true)
$$;

create function record_new_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movements (product_id, change, kind) select id, stock, 'import' from added where stock <> 0;
  return null;
end $$;
create trigger products_stock_of_new after insert on products referencing new table as added
  for each statement execute function record_new_stock();

create function record_stock_change() returns trigger language plpgsql as $$
declare
  about jsonb := coalesce(nullif(current_setting('shop.stock_change', true), ''), '{}')::jsonb;
begin
  insert into stock_movements (product_id, change, kind, order_id, staff_id, note)
    values (new.id, new.stock - old.stock, coalesce(about ->> 'kind', 'correction'), (about ->> 'order')::integer, (about ->> 'staff')::integer, coalesce(about ->> 'note', ''));
  return null;
end $$;
create trigger products_stock_changed after update on products
  for each row when (old.stock <> new.stock) execute function record_stock_change();

-- A reason is good for one statement.
create function forget_stock_reason() returns trigger language plpgsql as $$
begin
  perform set_config('shop.stock_change', '', true);
  return null;
end $$;
create trigger products_stock_reason_used after update of stock on products
  for each statement execute function forget_stock_reason();

insert into stock_movements (product_id, change, kind) select id, stock, 'import' from products where stock <> 0;
