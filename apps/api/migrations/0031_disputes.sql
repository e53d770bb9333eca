-- How often a dispute was written down. Who read it at the provider while another wrote reads it again, so that an old answer never replaces a newer one.
alter table disputes
  add column version integer not null default 0,
  -- The days before its deadline at which staff were last reminded; another deadline begins anew.
  add column reminded_days integer;

-- Orders whose charge a bank asks about, or warned of.
create view disputed_orders as
select o.id as order_id from orders o
where exists (select from disputes d join payments p on p.id = d.payment_id where p.checkout_id = o.checkout_id and d.standing in ('inquiry', 'open'))
  or exists (select from money_cases m where m.order_id = o.id and m.kind = 'fraud-warning' and m.settled_at is null);

-- The flag was set by disputes and by warnings alike, and nothing said which. Whoever looks at the order decides.
insert into money_cases (kind, subject, order_id, payment_id, amount_cents, holds_goods)
select 'fraud-warning', 'order ' || o.id, o.id, p.id, p.amount_cents, true
from orders o left join payments p on p.checkout_id = o.checkout_id and p.status = 'paid'
where o.is_disputed and not exists (select from disputes d join payments q on q.id = d.payment_id where q.checkout_id = o.checkout_id);

alter table orders drop column is_disputed;
