-- Edits of the content desk carry the version they were made on: a colleague's newer change is not written over.
alter table promotions add column version integer not null default 1;
alter table articles add column version integer not null default 1;
alter table carousel_slides add column version integer not null default 1;
alter table brands add column version integer not null default 1;
