-- Whether any row says which car a part is for, kept with the part: what a name alone says a car of is found among the few that have none.
alter table products add column is_placed boolean not null default false;
update products p set is_placed = true where exists (select from fitments f where f.product_id = p.id);

create function note_placed_parts() returns trigger language plpgsql as $$
begin
  update products set is_placed = true where not is_placed and id in (select product_id from added);
  return null;
end $$;
create trigger fitments_place_parts after insert on fitments referencing new table as added
  for each statement execute function note_placed_parts();

create function note_unplaced_parts() returns trigger language plpgsql as $$
begin
  update products p set is_placed = false
    where is_placed and id in (select product_id from removed) and not exists (select from fitments f where f.product_id = p.id);
  return null;
end $$;
create trigger fitments_unplace_parts after delete on fitments referencing old table as removed
  for each statement execute function note_unplaced_parts();

create function note_no_part_placed() returns trigger language plpgsql as $$
begin
  update products set is_placed = false where is_placed;
  return null;
end $$;
create trigger fitments_unplace_all after truncate on fitments for each statement execute function note_no_part_placed();

create index products_unplaced on products (part_type_id) where status = 'active' and not is_placed and not is_universal;
create index products_universal on products (part_type_id) where status = 'active' and is_universal;

-- The same promise to the fitments as before, by the kind first: begun with the id, its index was read from end to end whenever a kind was
-- asked for together with a brand or a word.
alter table fitments drop constraint fitments_product_id_part_type_id_fkey;
alter table products drop constraint products_id_part_type_id_key;
alter table products add unique (part_type_id, id);
alter table fitments add foreign key (product_id, part_type_id) references products (id, part_type_id) on update cascade on delete cascade;
