-- lives-with: 0046
-- short: what is replaced here is a function, which changes no row before it is called
-- As before, but only parts that somebody looked for, or that still count as looked for, are read: of a million all were, twice, every ten minutes.
-- And halves are floats: as decimals they took a tenth of a millisecond a visitor.
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
  changed as (
    update products p set popularity = s.score from scores s where p.id = s.id and (s.score = 0 or abs(p.popularity - s.score) > 0.01) returning 1
  )
  select count(*)::integer from changed
$$;
