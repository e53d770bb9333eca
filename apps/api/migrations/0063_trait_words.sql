-- lives-with: 0046
-- short: putting a trigger on reads nothing and is over at once; what the last release writes goes through it too
-- Which of the words that lists are narrowed by stand in the names of a part, a bit for each, in the order of the domain's traits: a list is
-- counted by it without looking into names. Empty for parts from before, until a job has read theirs.
alter table products add column trait_words integer;

-- Not in SQL: written out in every question, it would be planned anew each time.
create function trait_words_of(name tsvector) returns integer language plpgsql immutable strict parallel safe as $$
begin
  return
    (name @@ plainto_tsquery('spanish', 'delantero'))::integer
    | ((name @@ plainto_tsquery('spanish', 'trasero'))::integer << 1)
    | ((name @@ plainto_tsquery('spanish', 'superior'))::integer << 2)
    | ((name @@ plainto_tsquery('spanish', 'inferior'))::integer << 3)
    | ((name @@ plainto_tsquery('spanish', 'izquierdo'))::integer << 4)
    | ((name @@ plainto_tsquery('spanish', 'derecho'))::integer << 5)
    | ((name @@ plainto_tsquery('spanish', 'ceramica'))::integer << 6)
    | ((name @@ plainto_tsquery('spanish', 'semimetalica'))::integer << 7)
    | ((name @@ plainto_tsquery('spanish', 'organica'))::integer << 8)
    | ((name @@ plainto_tsquery('spanish', 'cobre'))::integer << 9)
    | ((name @@ plainto_tsquery('spanish', 'platinum'))::integer << 10)
    | ((name @@ plainto_tsquery('spanish', 'iridio'))::integer << 11)
    | ((name @@ plainto_tsquery('spanish', 'sintetico'))::integer << 12)
    | ((name @@ plainto_tsquery('spanish', 'mineral'))::integer << 13)
    | ((name @@ plainto_tsquery('spanish', 'aluminio'))::integer << 14)
    | ((name @@ plainto_tsquery('spanish', 'acero'))::integer << 15)
    | ((name @@ plainto_tsquery('spanish', 'plastico'))::integer << 16)
    | ((name @@ plainto_tsquery('spanish', 'hule'))::integer << 17)
    | ((name @@ plainto_tsquery('spanish', 'tela'))::integer << 18)
    | ((name @@ plainto_tsquery('spanish', 'vinipiel'))::integer << 19)
    | ((name @@ plainto_tsquery('spanish', 'piel'))::integer << 20);
end $$;

create function keep_trait_words() returns trigger language plpgsql as $$
begin
  -- The column that searches read is made after this.
  new.trait_words := trait_words_of(to_tsvector('spanish', words_key(new.name_es || ' ' || coalesce(new.name_en, ''))));
  return new;
end $$;
create trigger products_trait_words before insert or update of name_es, name_en on products
  for each row execute function keep_trait_words();
