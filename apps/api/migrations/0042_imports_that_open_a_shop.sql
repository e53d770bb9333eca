-- What the shop pays for a part and what its maker recommends. Staff see both, the public neither.
alter table products add column cost_cents integer check (cost_cents >= 0);
alter table products add column list_price_cents integer check (list_price_cents >= 0);

-- These headings were taken for the public price; they are fields of their own now, and are asked about once more.
update import_mappings set fields = fields - 'costo' where fields ->> 'costo' = 'price';
update import_mappings set fields = fields - 'precio de lista' where fields ->> 'precio de lista' = 'price';
update import_mappings set fields = fields - 'precio lista' where fields ->> 'precio lista' = 'price';
update import_mappings set fields = fields - 'list price' where fields ->> 'list price' = 'price';
