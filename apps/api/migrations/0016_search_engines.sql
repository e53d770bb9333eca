-- Search engines are told when a product's page last changed: what it shows, not how often it is looked for.
create function note_product_change() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger products_updated before update of part_number, internal_key, name_es, name_en, description_es, description_en, equivalents,
    part_type_id, brand_id, price_cents, is_heavy_duty, is_universal, unit, pieces_per_car, status, promotion_id, images on products
  for each row when (
    (old.part_number, old.internal_key, old.name_es, old.name_en, old.description_es, old.description_en, old.equivalents, old.part_type_id,
      old.brand_id, old.price_cents, old.is_heavy_duty, old.is_universal, old.unit, old.pieces_per_car, old.status, old.promotion_id, old.images)
    is distinct from
    (new.part_number, new.internal_key, new.name_es, new.name_en, new.description_es, new.description_en, new.equivalents, new.part_type_id,
      new.brand_id, new.price_cents, new.is_heavy_duty, new.is_universal, new.unit, new.pieces_per_car, new.status, new.promotion_id, new.images)
  ) execute function note_product_change();
create trigger products_updated_by_stock before update of stock, reserved on products
  for each row when (availability(old.stock - old.reserved) <> availability(new.stock - new.reserved))
  execute function note_product_change();

-- How fast pages were for visitors, counted by day: nothing about anybody is kept. Buckets are those of the domain's measures.
create table page_measures (
  day date not null default current_date,
  route text not null,
  device text not null,
  measure text not null,
  bucket smallint not null,
  count integer not null,
  primary key (day, route, device, measure, bucket)
);
