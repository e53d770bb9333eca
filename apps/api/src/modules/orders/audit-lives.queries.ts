import { sql } from 'kysely'
import { COUNT, ORDERS, type Rule } from './audit-rule.queries.ts'

/** Orders and writes that stopped half-way, and pieces reserved for no purchase. */
export const LIFE_RULES: readonly Rule[] = [
  {
    name: 'I7 every order has a history',
    of: ORDERS,
    broken: sql`select o.folio as which from orders o where not exists (select from order_events e where e.order_id = o.id and e.version is not null)`,
  },
  {
    name: 'I11 a cancelled order holds nothing',
    of: (db) => db.selectFrom('orders').select(COUNT).where('status', '=', 'cancelled'),
    broken: sql`select o.folio as which from orders o where o.status = 'cancelled'
      and exists (select from checkout_lines l where l.checkout_id = o.checkout_id and l.hold in ('held', 'sold'))`,
  },
  {
    // Whoever keeps the pieces on purpose has a case that says so.
    name: 'I11 no order waits for money a month past its time',
    of: (db) => db.selectFrom('orders').select(COUNT).where('status', '=', 'pending'),
    broken: sql`select o.folio as which from orders o where o.status = 'pending' and coalesce(o.due_at, o.placed_at) < now() - interval '30 days'
      and not exists (select from money_cases m where m.order_id = o.id and m.keeps_pieces and m.settled_at is null)`,
  },
  {
    name: 'I15 cancelled pieces are those that were cancelled',
    of: (db) => db.selectFrom('cancelled_pieces').select(COUNT),
    broken: sql`select l.checkout_id || ' ' || l.place as which from checkout_lines l
      left join (select checkout_id, place, sum(qty) as qty from cancelled_pieces group by checkout_id, place) c
        on c.checkout_id = l.checkout_id and c.place = l.place
      where l.cancelled_qty <> coalesce(c.qty, 0)`,
  },
  {
    // Those that were cancelled before the money came had not left the shelf.
    name: 'I15 what was cancelled for the shelf came back to it',
    of: (db) => db.selectFrom('cancelled_pieces').select(COUNT).where('fate', '=', 'stock'),
    broken: sql`select l.checkout_id || ' ' || l.place as which from checkout_lines l join orders o on o.checkout_id = l.checkout_id
      join (select p.checkout_id, p.place, sum(p.qty) as qty from cancelled_pieces p
        join cancellations c on c.id = p.cancellation_id join orders b on b.id = c.order_id and c.made_at >= b.paid_at
        where p.fate = 'stock' group by p.checkout_id, p.place) c on c.checkout_id = l.checkout_id and c.place = l.place
      left join (select r.checkout_id, r.place, sum(r.qty) as qty from return_lines r where r.fate = 'stock' group by r.checkout_id, r.place) d
        on d.checkout_id = l.checkout_id and d.place = l.place
      where c.qty + coalesce(d.qty, 0) > l.back_qty`,
  },
  {
    // A backup holds the writes that were under way when it was made: they are no fault of a shop that is not released yet.
    name: 'I16 every claimed key has its answer',
    of: (db) => db.selectFrom('kept_answers').select(COUNT).where('claimed_at', '<', sql<Date>`now() - interval '10 minutes'`),
    broken: sql`select left(k.key, 8) || '… claimed ' || to_char(k.claimed_at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI:SS') as which
      from kept_answers k where k.answer is null and k.claimed_at < now() - interval '10 minutes'
        and not exists (select from restored_shop r where k.claimed_at <= r.since) order by k.claimed_at desc`,
  },
]
