-- Of a line: pieces that a return asks for or brought back, and pieces that are back in stock, by whatever way.
alter table checkout_lines
  add column returning_qty integer not null default 0,
  add column back_qty integer not null default 0;
update checkout_lines set back_qty = qty where hold = 'returned';
alter table checkout_lines
  add constraint checkout_lines_returning_check check (returning_qty between 0 and qty),
  add constraint checkout_lines_back_check check (back_qty between 0 and qty);

-- Parts that a customer wants to give back. That its money went back is said by its refund.
create table returns (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  status text not null default 'asked' check (status in ('asked', 'approved', 'refused', 'received')),
  reason text not null check (reason in ('does-not-fit', 'damaged', 'wrong-part', 'defective', 'not-wanted')),
  misfit text check (misfit in ('other-car', 'other-engine', 'other-position', 'other-size')),
  -- The customer's own, where the part did not fit.
  car jsonb,
  comments text not null default '',
  -- What staff said when they decided.
  answer text not null default '',
  asked_at timestamptz not null,
  decided_by integer references staff,
  decided_at timestamptz,
  received_by integer references staff,
  received_at timestamptz,
  refund_id uuid unique references refunds,
  check ((reason = 'does-not-fit') = (misfit is not null)),
  check (car is null or reason = 'does-not-fit'),
  check ((status = 'asked') = (decided_at is null)),
  check ((status = 'received') = (received_at is not null)),
  check (refund_id is null or status = 'received')
);
create index returns_of_order on returns (order_id);
create index returns_by_status on returns (status, asked_at);
create trigger returns_are_kept before delete on returns for each row execute function refuse_change();

create table return_lines (
  return_id integer not null references returns,
  checkout_id uuid not null,
  place integer not null,
  qty integer not null check (qty > 0),
  -- Where the pieces went when they arrived.
  fate text check (fate in ('stock', 'scrap')),
  primary key (return_id, place),
  foreign key (checkout_id, place) references checkout_lines (checkout_id, place)
);
create trigger return_lines_are_kept before delete on return_lines for each row execute function refuse_change();

create table return_photos (
  id uuid primary key default gen_random_uuid(),
  return_id integer not null references returns,
  -- Of the file as it was sent: the same photo is kept once.
  source_hash text not null,
  file_name text not null unique,
  added_at timestamptz not null default clock_timestamp(),
  unique (return_id, source_hash)
);

-- Whoever writes a return claims its pieces on the line, which never has more than were bought.
create function claim_returned_pieces() returns trigger language plpgsql as $$
begin
  update checkout_lines l set returning_qty = l.returning_qty + new.qty
    from returns r join orders o on o.id = r.order_id
    where r.id = new.return_id and o.checkout_id = new.checkout_id and l.checkout_id = new.checkout_id and l.place = new.place and l.hold = 'sold';
  if not found then raise exception 'line % is not one that can be returned', new.place using errcode = 'check_violation'; end if;
  return new;
end $$;
create trigger return_lines_claim before insert on return_lines for each row execute function claim_returned_pieces();

create function guard_return_line() returns trigger language plpgsql as $$
begin
  if (new.return_id, new.checkout_id, new.place, new.qty) is distinct from (old.return_id, old.checkout_id, old.place, old.qty) or old.fate is not null then
    raise exception 'what a return is about never changes';
  end if;
  return new;
end $$;
create trigger return_lines_are_guarded before update on return_lines for each row execute function guard_return_line();

-- The arrows of a return. One that is refused lets its pieces go; the customer may ask again.
create function guard_return() returns trigger language plpgsql as $$
begin
  if new.order_id <> old.order_id then raise exception 'a return stays with its order'; end if;
  if new.status <> old.status then
    if (old.status, new.status) not in (('asked', 'approved'), ('asked', 'refused'), ('approved', 'refused'), ('approved', 'received')) then
      raise exception 'a return does not go from % to %', old.status, new.status;
    end if;
    if new.status = 'refused' then
      update checkout_lines l set returning_qty = l.returning_qty - r.qty
        from return_lines r where r.return_id = new.id and l.checkout_id = r.checkout_id and l.place = r.place;
    end if;
  end if;
  return new;
end $$;
create trigger returns_are_guarded before update on returns for each row execute function guard_return();

-- Rows of compatibility that promised a fit and failed. Named by what they say: an import may write the rows themselves anew.
create table fitment_reviews (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  model_id integer not null references models,
  year_from smallint not null,
  year_to smallint not null,
  engine text not null,
  times integer not null default 1 check (times > 0),
  last_at timestamptz not null,
  last_misfit text not null,
  last_return integer not null references returns,
  reviewed_at timestamptz,
  reviewed_by integer references staff,
  unique (product_id, model_id, year_from, year_to, engine),
  check ((reviewed_at is null) = (reviewed_by is null))
);
create index fitment_reviews_waiting on fitment_reviews (times desc, last_at desc) where reviewed_at is null;
