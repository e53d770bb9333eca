-- lives-with: 0046
-- no transaction
drop index concurrently if exists products_by_promotion_and_discount;
-- Which parts of a promotion do not have its discount yet, or have it still: looked for every minute, and mostly there are none.
create index concurrently products_by_promotion_and_discount on products (promotion_id, sort_discount) where promotion_id is not null;
