-- A customer may change their mind until the pieces are here.
alter table returns drop constraint returns_status_check, drop constraint returns_check2;
alter table returns
  add constraint returns_status_check check (status in ('asked', 'approved', 'refused', 'withdrawn', 'received')),
  add constraint returns_decided_check check (case status when 'asked' then decided_at is null when 'withdrawn' then true else decided_at is not null end);

-- One that is refused or withdrawn lets its pieces go; the customer may ask again.
create or replace function guard_return() returns trigger language plpgsql as $$
begin
  if new.order_id <> old.order_id then raise exception 'a return stays with its order'; end if;
  if new.status <> old.status then
    if (old.status, new.status) not in (('asked', 'approved'), ('asked', 'refused'), ('approved', 'refused'), ('approved', 'received'),
        ('asked', 'withdrawn'), ('approved', 'withdrawn')) then
      raise exception 'a return does not go from % to %', old.status, new.status;
    end if;
    if new.status in ('refused', 'withdrawn') then
      update checkout_lines l set returning_qty = l.returning_qty - r.qty
        from return_lines r where r.return_id = new.id and l.checkout_id = r.checkout_id and l.place = r.place;
    end if;
  end if;
  return new;
end $$;
