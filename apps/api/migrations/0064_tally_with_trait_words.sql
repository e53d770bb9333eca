-- lives-with: 0046
-- no transaction
drop index concurrently if exists products_tallied;
drop index concurrently if exists products_unread;
-- What lists are counted by, in the order in which it is summed up, with the words of names.
create index concurrently products_tallied on products
  (part_type_id, brand_id, is_available, is_outlet, is_heavy_duty, is_premium, is_recommended, trait_words, sort_discount, sort_price_cents, id)
  where status = 'active';
-- Those whose names nobody has read yet: none, once the job has been through.
create index concurrently products_unread on products (id) where trait_words is null;
drop index concurrently if exists products_counted;
