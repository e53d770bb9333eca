import { type Cents, cents } from '@shop/domain/money'
import type { PaidOut, PayoutMovement, PayoutPart, PayoutStatus } from '@shop/domain/reconciliation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Account } from './account.ts'

type Row = {
  readonly id: string
  readonly amount: number
  readonly status: string
  readonly madeAt: Date
  readonly arrivesOn: string
  readonly trace: string | null
  readonly failureCode: string | null
  readonly parts: unknown
}

const LATEST = 60
const MOST_MOVEMENTS = 500

/** Newest first, each with what it consists of. */
export async function listPayouts(db: Db, { provider, isLive }: Account): Promise<PaidOut[]> {
  const { rows } = await sql<Row>`
    select p.id, p.amount_cents as amount, p.status, p.made_at as "madeAt", p.arrives_on::text as "arrivesOn", p.trace, p.failure_code as "failureCode",
      coalesce((
        select jsonb_agg(jsonb_build_object('category', g.category, 'count', g.count, 'amount', g.amount, 'fee', g.fee, 'net', g.net) order by g.net desc)
        from (select m.category, count(*) as count, sum(m.amount_cents) as amount, sum(m.fee_cents) as fee, sum(m.net_cents) as net
          from provider_movements m where m.payout = p.id and m.category <> 'payout' group by m.category) g
      ), '[]'::jsonb) as parts
    from payouts p where p.provider = ${provider} and p.is_live = ${isLive} order by p.made_at desc, p.id desc limit ${LATEST}`.execute(db)
  return rows.map(({ amount, status, trace, failureCode, parts, ...row }) => ({
    ...row,
    amount: cents(amount),
    status: status as PayoutStatus,
    trace: trace ?? undefined,
    failureCode: failureCode ?? undefined,
    parts: parts as PayoutPart[],
  }))
}

export async function hasPayout(db: Db, { provider, isLive }: Account, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('payouts')
      .select('id')
      .where('id', '=', id)
      .where('provider', '=', provider)
      .where('is_live', '=', isLive)
      .executeTakeFirst()) !== undefined
  )
}

type MovementRow = {
  readonly id: string
  readonly day: string
  readonly category: string
  readonly amount: number
  readonly fee: number
  readonly net: number
  readonly folio: string | null
}

/** What one payout consists of, with the orders: what each sale really brought. */
export async function listPayoutMovements(db: Db, payoutId: string): Promise<PayoutMovement[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.day::text, m.category, m.amount_cents as amount, m.fee_cents as fee, m.net_cents as net, o.folio
    from provider_movements m left join payments p on p.provider = m.provider and p.reference = m.intent left join orders o on o.checkout_id = p.checkout_id
    where m.payout = ${payoutId} and m.category <> 'payout' order by m.moved_at desc, m.id limit ${MOST_MOVEMENTS}`.execute(db)
  return rows.map(({ amount, fee, net, folio, ...row }) => ({
    ...row,
    amount: amount as Cents,
    fee: fee as Cents,
    net: net as Cents,
    folio: folio ?? undefined,
  }))
}
