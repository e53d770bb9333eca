import { sql } from 'kysely'
import { COUNT, ORDERS, type Rule } from './audit-rule.queries.ts'

const PAID: Rule['of'] = (db) => db.selectFrom('payments').select(COUNT).where('status', 'in', ['paid', 'duplicate', 'review'])
const REFUNDS: Rule['of'] = (db) => db.selectFrom('refunds').select(COUNT)

/**
 * Money in the books, and what the sandbox knows of it. What has just happened is on its way: whatever is ten minutes old has to fit. A real
 * provider is not asked here; `npm run audit -- --provider` does.
 */
export const MONEY_RULES: readonly Rule[] = [
  {
    name: 'I6 what counts as given back has its refunds',
    of: PAID,
    broken: sql`select p.reference as which from payments p
      left join (select payment_id, sum(amount_cents) as given from refunds where status <> 'failed' group by payment_id) r on r.payment_id = p.id
      where p.refunded_cents <> coalesce(r.given, 0)`,
  },
  {
    name: 'I6 a refunded order was paid back, or its bank took the money',
    of: (db) => db.selectFrom('orders').select(COUNT).where('status', '=', 'refunded'),
    broken: sql`select o.folio as which from orders o join payments p on p.checkout_id = o.checkout_id and p.status = 'paid'
      where o.status = 'refunded'
        and coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0)
          + coalesce((select sum(d.amount_cents) from disputes d where d.payment_id = p.id and d.standing = 'lost'), 0) < coalesce(p.received_cents, p.amount_cents)
        -- Lost, and won after the order had ended: a person's to say what becomes of it.
        and not exists (select from disputes d where d.payment_id = p.id and d.standing = 'over'
          and exists (select from order_events e where e.order_id = o.id and e.event = 'dispute-lost'))
        and not exists (select from refunds r where r.payment_id = p.id and r.status = 'failed' and r.closed_at > now() - interval '10 minutes')
        and not exists (select from money_cases m where m.kind = 'refund-stuck' and m.settled_at is null
          and (m.payment_id = p.id or m.order_id = o.id or m.refund_id in (select r.id from refunds r where r.payment_id = p.id)))`,
  },
  {
    name: 'I6 money that does not fit is somebody’s case',
    of: (db) => db.selectFrom('payments').select(COUNT).where('status', '=', 'review'),
    broken: sql`select p.reference as which from payments p where p.status = 'review' and p.paid_at < now() - interval '10 minutes'
      and not exists (select from money_cases m where m.payment_id = p.id)`,
  },
  {
    name: 'I6 what the books call paid, the provider calls paid',
    of: PAID,
    broken: sql`select p.reference as which from payments p join sandbox_objects s on s.kind = 'intent' and s.id = p.reference
      where p.provider = 'sandbox' and p.status in ('paid', 'duplicate') and p.paid_at < now() - interval '10 minutes'
        and (s.data -> 'intent' ->> 'status' <> 'succeeded' or (s.data -> 'intent' ->> 'amount_received')::integer <> coalesce(p.received_cents, p.amount_cents))`,
  },
  {
    name: 'I6 what the provider gave back stands in the books',
    of: REFUNDS,
    broken: sql`select s.id as which from sandbox_objects s
      join payments p on p.provider = 'sandbox' and p.reference = s.data ->> 'payment_intent'
      left join refunds r on r.provider_reference = s.id
      where s.kind = 'refund' and to_timestamp((s.data ->> 'created')::bigint) < now() - interval '10 minutes'
        and (r.closed_at is null or r.closed_at < now() - interval '10 minutes')
        and case when s.data ->> 'status' = 'failed' then coalesce(r.status, 'failed') <> 'failed' else r.id is null end`,
  },
  {
    name: 'I4 an order is its purchase’s: customer, amount and mode',
    of: ORDERS,
    broken: sql`select o.folio as which from orders o join checkouts c on c.id = o.checkout_id
      left join payments p on p.checkout_id = c.id and p.status = 'paid'
      where o.customer_id is distinct from c.customer_id or p.is_live <> o.is_live`,
  },
]
