-- lives-with: 0046
-- short: what is created here is a function, which changes no row before it is called
-- The place of a part in lists that nobody sorted: its round among the parts of its kind, then how much that kind is looked for, then the kind
-- itself. Every round has one part of each kind, so that any page of any list shows several. A part that was never ranked is new, and stands first.
alter table products add column list_rank bigint not null default 0;

-- Of parts that can be bought and of those that cannot, each kind has rounds of its own: lists show the latter behind the former at any time.
-- How much a kind is looked for counts in quarter octaves, so that a few visitors more do not move all of its parts. Whoever sells a part at this
-- moment does not wait, and is not waited for: it keeps its place until the next time.
create function rank_products(kinds integer[]) returns integer language sql as $$
  with rounds as (
    select id, part_type_id as kind,
      row_number() over (partition by part_type_id, is_available order by popularity desc, sort_discount desc, created_at desc, md5(id::text)) as round,
      coalesce(sum(1 + popularity) filter (where is_available) over (partition by part_type_id), 0) as worth
    from products where status = 'active' and part_type_id = any(kinds)
  ),
  ranks as (
    select id, (round << 40) + ((255 - least(255, floor(4 * ln(1 + worth) / ln(2))))::bigint << 32) + kind as rank from rounds
  ),
  free as (
    select p.id, r.rank from products p join ranks r on r.id = p.id where p.list_rank <> r.rank for no key update of p skip locked
  ),
  changed as (update products p set list_rank = free.rank from free where p.id = free.id returning 1)
  select count(*)::integer from changed
$$;
