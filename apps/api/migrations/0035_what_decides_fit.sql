-- What decides whether a part can belong to a car: the words are those of packages/domain/src/car-facts.ts.
alter table model_engines add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object');
-- What the trade calls that generation: 'B13', 'A4'.
alter table model_engines add column generation text;
alter table part_types add column needs jsonb not null default '{}' check (jsonb_typeof(needs) = 'object');

-- From the cheapest to the car maker's own; the months are what a seller commonly grants.
alter table brands add column tier text not null default 'middle' check (tier in ('economy', 'middle', 'premium', 'original'));
alter table brands add column warranty_months smallint check (warranty_months between 0 and 120);

-- The base data also has names that people say and a shop seldom has; they are loaded as not carried, until the first such part arrives.
alter table part_types add column is_carried boolean not null default true;
alter table models add column is_carried boolean not null default true;

-- Only where something changes: an update that finds no row would still be told to everybody who caches names.
create function mark_type_as_carried() returns trigger language plpgsql as $$
begin
  if exists (select from added join part_types t on t.id = added.part_type_id where not t.is_carried) then
    update part_types set is_carried = true where not is_carried and id in (select part_type_id from added);
  end if;
  return null;
end $$;
create function mark_model_as_carried() returns trigger language plpgsql as $$
begin
  if exists (select from added join models m on m.id = added.model_id where not m.is_carried) then
    update models set is_carried = true where not is_carried and id in (select model_id from added);
  end if;
  return null;
end $$;
create trigger products_carried after insert on products referencing new table as added
  for each statement execute function mark_type_as_carried();
create trigger fitments_carried after insert on fitments referencing new table as added
  for each statement execute function mark_model_as_carried();

-- What the base data said when it was last loaded: the difference between that and the shop's rows is the shop's own work, and stays.
create table base_data (
  kind text not null check (kind in ('category', 'subcategory', 'part-type', 'brand', 'make', 'model', 'engine')),
  key text not null,
  said jsonb not null,
  primary key (kind, key)
);
