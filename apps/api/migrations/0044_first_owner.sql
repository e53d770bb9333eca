-- Links by which the first owner of a new shop gets in, printed where it was started. They are worth nothing once anybody works here.
create table first_owner_links (
  hash text primary key,
  expires_at timestamptz not null
);
