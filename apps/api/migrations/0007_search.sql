create extension if not exists pg_trgm;

-- Words as searches compare them: no accents, and what stands between letters of one word is left out (5W-30 is 5w30).
create function words_key(phrase text) returns text language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(translate(lower(phrase), 'áéíóúàèìòùäëïöüâêîôûñ', 'aeiouaeiouaeiouaeioun'), '([a-z0-9])[-./''’]+(?=[a-z0-9])', '\1', 'g'),
    '[^a-z0-9]+', ' ', 'g');

alter table products add column search_vector tsvector not null
  generated always as (to_tsvector('spanish', words_key(name_es || ' ' || coalesce(name_en, '')))) stored;
create index products_search on products using gin (search_vector) where status = 'active';

-- A part number without what people leave out or mix up: separators, case, O for 0 and I for 1.
create function number_key(number text) returns text language sql immutable strict parallel safe
  return translate(regexp_replace(upper(number), '[^A-Z0-9]', '', 'g'), 'OI', '01');

-- Every number a part can be found by: its maker's, the shop's own, and those it replaces.
create table part_number_keys (
  key text collate "C" not null,
  product_id integer not null references products on delete cascade,
  kind text not null check (kind in ('part', 'internal', 'equivalent')),
  number text not null
);
create index part_number_keys_by_key on part_number_keys (key, product_id);
create index part_number_keys_of_product on part_number_keys (product_id);
create index part_number_keys_halves on part_number_keys using gin (key gin_trgm_ops);

-- Words of product names, for spelling.
create table search_words (word text collate "C" primary key);
create trigger search_words_added after insert on search_words
  for each statement execute function announce_catalogue_change('shelves');

create function number_keys_of(p products) returns table (key text, product_id integer, kind text, number text) language sql stable as $$
  select number_key(p.part_number), p.id, 'part', p.part_number
  union all select number_key(p.internal_key), p.id, 'internal', p.internal_key
  union all select number_key(equivalent), p.id, 'equivalent', equivalent from unnest(p.equivalents) equivalent
$$;

create function index_new_products() returns trigger language plpgsql as $$
begin
  insert into part_number_keys (key, product_id, kind, number)
    select k.key, k.product_id, k.kind, k.number from added p, number_keys_of(p::products) k where k.key <> '';
  insert into search_words
    select distinct word from added, unnest(tsvector_to_array(to_tsvector('simple', words_key(name_es || ' ' || coalesce(name_en, ''))))) word
    where length(word) between 2 and 40
    except select word from search_words
    on conflict do nothing;
  return null;
end $$;
create trigger products_index_new after insert on products referencing new table as added
  for each statement execute function index_new_products();

create function index_changed_product() returns trigger language plpgsql as $$
begin
  delete from part_number_keys where product_id = new.id;
  insert into part_number_keys (key, product_id, kind, number) select k.key, k.product_id, k.kind, k.number from number_keys_of(new) k where k.key <> '';
  insert into search_words
    select word from unnest(tsvector_to_array(to_tsvector('simple', words_key(new.name_es || ' ' || coalesce(new.name_en, ''))))) word
    where length(word) between 2 and 40
    except select word from search_words
    on conflict do nothing;
  return null;
end $$;
create trigger products_index_changed after update of part_number, internal_key, equivalents, name_es, name_en on products
  for each row execute function index_changed_product();

-- Who looked for a part, at most once a visitor and day: nobody can make a part popular alone. The visitor is a hash that changes daily.
create table product_interest (
  product_id integer not null references products on delete cascade,
  visitor text not null,
  day date not null default current_date,
  primary key (product_id, day, visitor)
);
create index product_interest_by_day on product_interest (day);

-- Half of yesterday's interest is worth less than today's: it halves every week and is forgotten after two months.
create function refresh_popularity() returns integer language sql as $$
  with interest as (
    select product_id, sum(power(0.5, (current_date - day) / 7.0))::real as score from product_interest where day > current_date - 60 group by product_id
  ),
  changed as (
    update products p set popularity = coalesce(i.score, 0) from products q left join interest i on i.product_id = q.id
    where p.id = q.id and (q.popularity > 0 or i.score is not null) and (i.score is null or abs(p.popularity - i.score) > 0.01) returning 1
  )
  select count(*)::integer from changed
$$;
