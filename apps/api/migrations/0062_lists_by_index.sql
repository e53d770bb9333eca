-- lives-with: 0046
-- no transaction
drop index concurrently if exists products_of_type_by_rank;
drop index concurrently if exists products_of_brand_by_rank;
-- The first page of a kind or of a brand in the shop's own order, without putting all of its parts in order first.
create index concurrently products_of_type_by_rank on products (part_type_id, is_available desc, list_rank, id) where status = 'active';
create index concurrently products_of_brand_by_rank on products (brand_id, is_available desc, list_rank, id) where status = 'active';
