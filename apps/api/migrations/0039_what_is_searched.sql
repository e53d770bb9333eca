-- What was searched, counted by day. No row says who searched: no address, no customer, no hour (decision 0061).
create table search_counts (
  day date not null default current_date,
  locale text not null check (locale in ('es', 'en')),
  -- Lower case, without accents.
  text text not null check (length(text) between 1 and 120),
  searches integer not null check (searches > 0),
  found_nothing integer not null default 0 check (found_nothing between 0 and searches),
  corrected integer not null default 0 check (corrected between 0 and searches),
  -- Of the latest search: what it was read as, and the parts that it showed first.
  corrected_to text,
  first_products integer[] not null default '{}',
  primary key (day, locale, text)
);
