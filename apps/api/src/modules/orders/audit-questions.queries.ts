import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { COUNT, type Rule } from './audit-rule.queries.ts'

/** What only a person can judge: how much was checked, and what to ask about. A question does not make the audit fail. */
export type Question = { readonly name: string; readonly checked: number; readonly asked: readonly string[] }

type QuestionRule = Pick<Rule, 'name' | 'of'> & { readonly asked: Rule['broken'] }

const MONTH_AGO = sql<Date>`now() - interval '31 days'`

/** A write that was done twice leaves two whole sales or refunds: it breaks no invariant, and may be two real ones. */
const QUESTIONS: readonly QuestionRule[] = [
  {
    name: 'Q1 no two equal counter sales by one person within a minute',
    of: (db) =>
      db
        .selectFrom('payments')
        .select(COUNT)
        .where('provider', '=', 'counter')
        .where('status', '=', 'paid')
        .where('paid_at', '>', MONTH_AGO),
    // A counter sale is delivered at once and can only become refunded: the index orders_by_status finds both.
    asked: sql`with sold as (
        select o.folio, o.placed_at as at, s.name, lag(o.folio) over equal as earlier, lag(o.placed_at) over equal as earlier_at
        from orders o
        join payments p on p.checkout_id = o.checkout_id and p.status = 'paid' and p.provider = 'counter'
        join checkouts c on c.id = o.checkout_id
        join staff s on s.id = p.accepted_by
        cross join lateral (select array_agg(row(l.product_id, l.qty, l.unit_price_cents)::text order by l.product_id, l.qty, l.unit_price_cents) as lines
          from checkout_lines l where l.checkout_id = o.checkout_id) l
        where o.status in ('delivered', 'refunded') and o.placed_at > ${MONTH_AGO}
        window equal as (partition by p.accepted_by, o.payment_method, c.recipient, l.lines order by o.placed_at, o.id)
      )
      select earlier || ' ' || to_char(earlier_at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI:SS')
        || ' and ' || folio || ' ' || to_char(at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI:SS') || ' by ' || name as which
      from sold where at - earlier_at <= interval '1 minute' order by at desc`,
  },
  {
    name: 'Q2 no two equal refunds by one person within a minute',
    of: (db) => db.selectFrom('refunds').select(COUNT).where('opened_by', 'is not', null).where('created_at', '>', MONTH_AGO),
    asked: sql`with opened as (
        select coalesce(o.folio, p.reference) as folio, (r.amount_cents / 100.0)::numeric(12, 2) as amount, r.created_at as at, s.name,
          lag(r.created_at) over equal as earlier_at
        from refunds r
        join payments p on p.id = r.payment_id
        join staff s on s.id = r.opened_by
        left join orders o on o.checkout_id = p.checkout_id
        cross join lateral (select array_agg(row(x.place, x.qty, x.fate)::text order by x.place) as lines
          from cancellations c join cancelled_pieces x on x.cancellation_id = c.id where c.refund_id = r.id) l
        where r.created_at > ${MONTH_AGO}
        -- Of the cause only its kind, because its end is random. Replacements of two failed refunds are two refunds.
        window equal as (partition by r.opened_by, r.payment_id, r.amount_cents, r.method, r.reason, r.is_allowance, r.instead_of, split_part(r.cause, ':', 1), l.lines
          order by r.created_at, r.id)
      )
      select folio || ': ' || amount || ' ' || to_char(earlier_at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI:SS')
        || ' and ' || amount || ' ' || to_char(at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI:SS') || ' by ' || name as which
      from opened where at - earlier_at <= interval '1 minute' order by at desc`,
  },
]

export async function findQuestions(db: Db): Promise<Question[]> {
  const questions: Question[] = []
  for (const { name, of, asked } of QUESTIONS) {
    const [{ count }, { rows }] = [await of(db).executeTakeFirstOrThrow(), await asked.execute(db)]
    questions.push({ name, checked: count, asked: rows.map(({ which }) => which) })
  }
  return questions
}
