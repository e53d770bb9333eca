-- lives-with: 0046
-- no transaction
drop index concurrently if exists products_by_rank;
create index concurrently products_by_rank on products (is_available desc, list_rank, id) where status = 'active';
