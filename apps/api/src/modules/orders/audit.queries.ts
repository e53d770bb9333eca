import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { LIFE_RULES } from './audit-lives.queries.ts'
import { MONEY_RULES } from './audit-money.queries.ts'
import { COUNT, ORDERS, type Rule } from './audit-rule.queries.ts'

/** A thing that must hold, what was looked at, and the names of those that break it. */
export type Finding = { readonly name: string; readonly checked: number; readonly broken: readonly string[] }

const PRODUCTS: Rule['of'] = (db) => db.selectFrom('products').select(COUNT)

/** Numbered as the shop's invariants are. What only a browser can see (I1, I9) is left to the tests. */
const RULES: readonly Rule[] = [
  {
    name: 'I2 one purchase is one order',
    of: ORDERS,
    broken: sql`select checkout_id::text as which from orders group by checkout_id having count(*) > 1
      union all select transaction_id from orders group by transaction_id having count(*) > 1`,
  },
  {
    name: 'I3 stock is not negative and is the sum of its ledger',
    of: PRODUCTS,
    broken: sql`select p.internal_key as which from products p left join (select product_id, sum(change) as stock from stock_movements group by product_id) l
      on l.product_id = p.id where p.stock < 0 or p.stock <> coalesce(l.stock, 0)`,
  },
  {
    name: 'I3 what is put aside is what purchases hold',
    of: PRODUCTS,
    broken: sql`select p.internal_key as which from products p left join (select product_id, sum(qty) as held from checkout_lines where hold = 'held' group by product_id) h
      on h.product_id = p.id where p.reserved <> coalesce(h.held, 0) or p.reserved > p.stock`,
  },
  {
    name: 'I3 what an order sold left the stock once',
    of: ORDERS,
    broken: sql`select o.folio as which from orders o
      join (select checkout_id, sum(qty) filter (where hold in ('sold', 'returned')) as sold, sum(back_qty) as returned from checkout_lines group by checkout_id) l
        on l.checkout_id = o.checkout_id
      left join (select order_id, -sum(change) filter (where kind = 'sale') as sold, sum(change) filter (where kind = 'return') as returned from stock_movements group by order_id) m
        on m.order_id = o.id
      where coalesce(l.sold, 0) <> coalesce(m.sold, 0) or coalesce(l.returned, 0) <> coalesce(m.returned, 0)`,
  },
  {
    name: 'I4 total = lines + shipping = what was paid',
    of: ORDERS,
    broken: sql`select o.folio as which from orders o join checkouts c on c.id = o.checkout_id
      join (select checkout_id, sum(total_cents) as lines from checkout_lines group by checkout_id) l on l.checkout_id = c.id
      left join payments p on p.checkout_id = c.id and p.status = 'paid'
      where o.total_cents <> l.lines + c.shipping_cents or o.total_cents <> c.total_cents or p.amount_cents <> o.total_cents`,
  },
  {
    name: 'I5 an order is paid if and only if one of its payments is',
    of: ORDERS,
    broken: sql`select o.folio as which from orders o left join payments p on p.checkout_id = o.checkout_id and p.status = 'paid'
      group by o.id, o.folio, o.status having (o.status in ('pending', 'cancelled')) <> (count(p.id) = 0) or count(p.id) > 1`,
  },
  {
    name: 'I6 money has an order or a case',
    of: (db) => db.selectFrom('payments').select(COUNT).where('status', 'in', ['paid', 'duplicate', 'review']),
    broken: sql`select p.reference as which from payments p where p.status = 'paid' and not exists (select from orders o where o.checkout_id = p.checkout_id)
      union all select p.reference from payments p where p.status = 'duplicate' and not exists (select from refunds r where r.payment_id = p.id)
      union all select p.reference from payments p where p.status = 'review' and not exists (select from money_cases m where m.payment_id = p.id)
      union all select o.folio from orders o join payments p on p.checkout_id = o.checkout_id and p.status = 'paid'
        where o.lacks_stock and not exists (select from refunds r where r.payment_id = p.id)
      union all select s.id from sandbox_objects s
        where s.kind = 'intent' and s.data -> 'intent' ->> 'status' = 'succeeded'
          and exists (select from checkouts c where c.id::text = s.data -> 'intent' -> 'metadata' ->> 'checkout_id')
          and to_timestamp((s.data -> 'intent' ->> 'created')::bigint) < now() - interval '10 minutes'
          and not exists (select from payments p where p.reference = s.id and p.status in ('paid', 'duplicate', 'review'))`,
  },
  {
    name: 'I6 never more is given back than was paid',
    of: (db) => db.selectFrom('refunds').select(COUNT),
    broken: sql`select p.reference as which from payments p join refunds r on r.payment_id = p.id and r.status <> 'failed'
      group by p.id, p.reference, p.amount_cents, p.received_cents, p.refunded_cents having sum(r.amount_cents) > coalesce(p.received_cents, p.amount_cents) or sum(r.amount_cents) <> p.refunded_cents`,
  },
  {
    name: 'I7 orders moved along the arrows, and their history is whole',
    of: ORDERS,
    broken: sql`select o.folio as which from orders o join order_events e on e.order_id = o.id and e.version is not null
      group by o.id, o.folio, o.version, o.status
      having count(*) <> o.version + 1 or (array_agg(e.to_status order by e.version desc))[1] <> o.status
        or bool_or(e.version > 0 and not exists (select from order_moves m where m.from_status = e.from_status and m.to_status = e.to_status))`,
  },
  {
    name: 'I8 every new order left a mail',
    of: ORDERS,
    broken: sql`select o.folio as which from orders o where o.placed_at > now() - interval '60 days'
      and not exists (select from sent_messages s where s.key in ('order ' || o.id || ' confirmed', 'order ' || o.id || ' placed', 'order ' || o.id || ' out-of-stock'))
      and not exists (select from graphile_worker.jobs j where j.key in ('order ' || o.id || ' confirmed', 'order ' || o.id || ' placed', 'order ' || o.id || ' out-of-stock'))
      and exists (select from checkouts c where c.id = o.checkout_id and c.recipient ->> 'email' <> '')`,
  },
  {
    name: 'I11 nothing is put aside past its time',
    of: (db) => db.selectFrom('checkouts').select(COUNT).where('status', '=', 'open'),
    broken: sql`select c.id::text as which from checkouts c where c.status = 'open' and c.held_until < now() - interval '10 minutes'
      and exists (select from checkout_lines l where l.checkout_id = c.id and l.hold = 'held')
      and not exists (select from payments p where p.checkout_id = c.id and p.status = 'processing')
      and not exists (select from money_cases m join payments p on p.id = m.payment_id where p.checkout_id = c.id and m.keeps_pieces and m.settled_at is null)`,
  },
  { name: 'I12 folios are unique', of: ORDERS, broken: sql`select folio as which from orders group by folio having count(*) > 1` },
  {
    name: 'I13 returns and cancellations ask for no more than was bought, and each piece once',
    of: (db) => db.selectFrom('returns').select(COUNT),
    broken: sql`select l.checkout_id || ' ' || l.place as which from checkout_lines l
      left join (select r.checkout_id, r.place, sum(r.qty) as asked, sum(r.qty) filter (where r.fate = 'stock') as shelved
        from return_lines r join returns d on d.id = r.return_id and d.status not in ('refused', 'withdrawn') group by r.checkout_id, r.place) a
        on a.checkout_id = l.checkout_id and a.place = l.place
      left join (select checkout_id, place, sum(qty) as cancelled, sum(qty) filter (where fate = 'stock') as shelved from cancelled_pieces group by checkout_id, place) c
        on c.checkout_id = l.checkout_id and c.place = l.place
      where l.returning_qty <> coalesce(a.asked, 0) or l.cancelled_qty <> coalesce(c.cancelled, 0) or coalesce(a.asked, 0) + coalesce(c.cancelled, 0) > l.qty
        or coalesce(a.shelved, 0) + coalesce(c.shelved, 0) > l.back_qty`,
  },
  {
    name: 'I14 what came back was paid back, or nothing was left to pay back',
    of: (db) => db.selectFrom('returns').select(COUNT).where('status', '=', 'received'),
    broken: sql`select o.folio as which from returns d join orders o on o.id = d.order_id
      join payments p on p.checkout_id = o.checkout_id and p.status = 'paid'
      where d.status = 'received' and d.refund_id is null and p.refunded_cents < coalesce(p.received_cents, p.amount_cents)
        and not exists (select from disputes b where b.payment_id = p.id and b.standing = 'lost')`,
  },
]

export async function findBroken(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, of, broken } of [...RULES, ...MONEY_RULES, ...LIFE_RULES]) {
    const [{ count }, { rows }] = [await of(db).executeTakeFirstOrThrow(), await broken.execute(db)]
    findings.push({ name, checked: count, broken: rows.map(({ which }) => which) })
  }
  return findings
}

export type KeptFile = { readonly name: string; readonly hash: string; readonly folio: string }

export function listKeptFiles(db: Db): Promise<KeptFile[]> {
  return db
    .selectFrom('vouchers as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .select(['v.file_name as name', 'v.file_hash as hash', 'o.folio'])
    .orderBy('v.uploaded_at')
    .execute()
}

/** Figures that say how the shop stands; none of them is a mistake. */
export function countStanding(db: Db): Promise<Record<string, number>> {
  return db
    .selectNoFrom((e) => [
      e.selectFrom('orders').select(COUNT).as('orders'),
      e.selectFrom('orders').select(COUNT).where('status', '=', 'pending').as('pending'),
      e.selectFrom('payments').select(COUNT).where('status', '=', 'review').as('payments to look at'),
      e.selectFrom('refunds').select(COUNT).where('status', 'in', ['open', 'failed']).as('refunds to make'),
      e.selectFrom('checkouts').select(COUNT).where('status', '=', 'open').as('purchases under way'),
      e
        .selectFrom('products')
        .select(({ cast, fn, lit }) => cast<number>(fn.coalesce(fn.sum('reserved'), lit(0)), 'integer').as('reserved'))
        .as('pieces put aside'),
    ])
    .$castTo<Record<string, number>>()
    .executeTakeFirstOrThrow()
}
