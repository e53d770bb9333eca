-- lives-with: 0046
-- short: what is replaced here is a function, which changes no row before it is called
-- As before, but parts whose discount is another than their promotion's are found by index, below it and above it: "another" made the worker read all of
-- a promotion's parts every minute, which took seconds where there are a million.
create or replace function refresh_sort_prices() returns integer language sql as $$
  with discounts as materialized (select id, running_discount(id) as percent from promotions),
  moved as (
    select d.id as promotion, d.percent, p.id from discounts d cross join lateral (
      select id from products where promotion_id = d.id and sort_discount < d.percent
      union all
      select id from products where promotion_id = d.id and sort_discount > d.percent
    ) p
  ),
  changed as (
    update products p set sort_discount = m.percent, sort_price_cents = round(p.price_cents * (100 - m.percent) / 100)
    from moved m where p.id = m.id and p.promotion_id = m.promotion and p.sort_discount <> m.percent returning 1
  )
  select count(*)::integer from changed
$$;
