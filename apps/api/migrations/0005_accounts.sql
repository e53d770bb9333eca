-- Addresses differ in case only by accident.
create table customers (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)) unique,
  first_name text not null,
  last_name text not null,
  phone text not null,
  password_hash text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table staff (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)) unique,
  name text not null,
  role text not null check (role in ('owner', 'sales', 'warehouse', 'content')),
  password_hash text not null,
  created_at timestamptz not null default now()
);
