-- lives-with: 0046
-- short: what is replaced here are functions, which change no row before they are called
-- As before, but parts that somebody sells or edits at this moment keep their place until the next time, as in rank_products(): written in the order in
-- which they were found, while purchases lock them in the order of ids, both could wait for each other.
create or replace function refresh_popularity() returns integer language sql as $$
  with interest as (
    select product_id as id, sum(power(0.5::float8, (current_date - day) / 7::float8))::real as score
    from product_interest where day > current_date - 60 group by product_id
  ),
  scores as (
    select id, score from interest
    union all
    select id, 0 from products where popularity > 0 and id not in (select id from interest)
  ),
  free as (
    select p.id, s.score from products p join scores s on s.id = p.id where s.score = 0 or abs(p.popularity - s.score) > 0.01
    for no key update of p skip locked
  ),
  changed as (update products p set popularity = free.score from free where p.id = free.id returning 1)
  select count(*)::integer from changed
$$;
create or replace function refresh_sort_prices() returns integer language sql as $$
  with discounts as materialized (select id, running_discount(id) as percent from promotions),
  moved as (
    select d.id as promotion, d.percent, p.id from discounts d cross join lateral (
      select id from products where promotion_id = d.id and sort_discount < d.percent
      union all
      select id from products where promotion_id = d.id and sort_discount > d.percent
    ) p
  ),
  free as (
    select p.id, m.percent from products p join moved m on m.id = p.id and p.promotion_id = m.promotion and p.sort_discount <> m.percent
    for no key update of p skip locked
  ),
  changed as (
    update products p set sort_discount = free.percent, sort_price_cents = round(p.price_cents * (100 - free.percent) / 100)
    from free where p.id = free.id returning 1
  )
  select count(*)::integer from changed
$$;
-- As before, but new words are inserted in one order: who inserts a word waits for whoever is inserting the same one.
create or replace function index_new_products() returns trigger language plpgsql as $$
begin
  insert into part_number_keys (key, product_id, kind, number)
    select k.key, k.product_id, k.kind, k.number from added p, number_keys_of(p::products) k where k.key <> '';
  insert into search_words
    select fresh.word from (
      select distinct word from added, unnest(tsvector_to_array(to_tsvector('simple', words_key(name_es || ' ' || coalesce(name_en, ''))))) word
      where added.status <> 'on-order' and length(word) between 2 and 40
      except select word from search_words
    ) fresh order by fresh.word collate "C"
    on conflict do nothing;
  return null;
end $$;
