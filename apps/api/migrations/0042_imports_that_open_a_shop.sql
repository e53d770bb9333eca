-- What the shop pays for a part and what its maker recommends. Staff see both, the public neither.
alter table products add column cost_cents integer check (cost_cents >= 0);
alter table products add column list_price_cents integer check (list_price_cents >= 0);

-- These headings were taken for the public price; they are fields of their own now, and are asked about once more.
update import_mappings set fields = fields - 'costo' where fields ->> 'costo' = 'price';
update import_mappings set fields = fields - 'precio de lista' where fields ->> 'precio de lista' = 'price';
update import_mappings set fields = fields - 'precio lista' where fields ->> 'precio lista' = 'price';
update import_mappings set fields = fields - 'list price' where fields ->> 'list price' = 'price';

-- How the public price is made of the one in its column, for a file and for the supplier's next.
alter table imports add column factor double precision not null default 1 check (factor > 0);
alter table imports add column adds_vat boolean not null default false;
alter table import_mappings add column price_heading text;
alter table import_mappings add column factor double precision not null default 1 check (factor > 0);
alter table import_mappings add column adds_vat boolean not null default false;

-- Which sheet of a workbook is read, and the first rows of it, so that somebody can say where the headings are.
alter table imports add column sheets text[] not null default '{}';
alter table imports add column sheet integer not null default 0;
alter table imports add column top jsonb not null default '[]';
