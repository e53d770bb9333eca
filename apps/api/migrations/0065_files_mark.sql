-- lives-with: 0046
-- What is written into the store of the shop's files, so that an empty place is never taken for a shop without files. A row without
-- a time is a mark that is about to be put there.
create table files_mark (
  is_only_row boolean primary key default true check (is_only_row),
  mark uuid not null default gen_random_uuid(),
  made_at timestamptz
);
