-- lives-with: 0046
-- no transaction
drop index concurrently if exists products_looked_for;
-- The few parts that anybody looks for: what is looked for is counted anew every ten minutes, and most parts have nothing to do with it.
create index concurrently products_looked_for on products (id) where popularity > 0;
