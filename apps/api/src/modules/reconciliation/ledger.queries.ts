import { cents } from '@shop/domain/money'
import type { MovedSums } from '@shop/domain/reconciliation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Account, Days } from './account.ts'

/** A row as the provider tells it. */
export type ToldMovement = {
  readonly id: string
  readonly moved_at: Date
  readonly category: string
  readonly currency: string
  readonly amount_cents: number
  readonly fee_cents: number
  readonly net_cents: number
  readonly source: string | undefined
  readonly intent: string | undefined
  readonly refund: string | undefined
  readonly dispute: string | undefined
  readonly checkout_id: string | undefined
}

/** Keeps what the provider tells, by its own ids, and says how much of it is new or told otherwise than before. */
export async function upsertMovements(
  db: Db,
  { provider, isLive }: Account,
  told: readonly ToldMovement[],
  payoutId?: string,
): Promise<number> {
  if (told.length === 0) return 0
  const { numAffectedRows = 0n } = await sql`
    insert into provider_movements as m
      (id, provider, is_live, moved_at, category, currency, amount_cents, fee_cents, net_cents, source, intent, refund, dispute, checkout_id, payout)
    select t.id, ${provider}, ${isLive}, t.moved_at, t.category, t.currency, t.amount_cents, t.fee_cents, t.net_cents, t.source, t.intent, t.refund, t.dispute,
      t.checkout_id, ${payoutId ?? null}::text
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) t (id text, moved_at timestamptz, category text, currency text, amount_cents integer,
      fee_cents integer, net_cents integer, source text, intent text, refund text, dispute text, checkout_id uuid)
    on conflict (id) do update set moved_at = excluded.moved_at, category = excluded.category, currency = excluded.currency,
      amount_cents = excluded.amount_cents, fee_cents = excluded.fee_cents, net_cents = excluded.net_cents, source = excluded.source,
      intent = excluded.intent, refund = excluded.refund, dispute = excluded.dispute, checkout_id = excluded.checkout_id,
      payout = coalesce(excluded.payout, m.payout)
    where (m.moved_at, m.category, m.currency, m.amount_cents, m.fee_cents, m.net_cents, m.intent, m.refund, m.dispute, m.payout) is distinct from
      (excluded.moved_at, excluded.category, excluded.currency, excluded.amount_cents, excluded.fee_cents, excluded.net_cents, excluded.intent,
        excluded.refund, excluded.dispute, coalesce(excluded.payout, m.payout))`.execute(db)
  return Number(numAffectedRows)
}

type ToldPayout = {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly madeAt: Date
  readonly arrivesAt: Date
  readonly failureCode: string | undefined
  readonly trace: string | undefined
}
type KeptPayout = { readonly isChanged: boolean; readonly isItemised: boolean }

/** Whether it is told otherwise than before, and whether its parts are known already. */
export async function upsertPayout(db: Db, { provider, isLive }: Account, payout: ToldPayout): Promise<KeptPayout> {
  const { numAffectedRows = 0n } = await sql`
    insert into payouts as p (id, provider, is_live, amount_cents, currency, status, made_at, arrives_on, failure_code, trace)
    values (${payout.id}, ${provider}, ${isLive}, ${payout.amount}, ${payout.currency}, ${payout.status}, ${payout.madeAt},
      (${payout.arrivesAt}::timestamptz at time zone 'UTC')::date, ${payout.failureCode ?? null}, ${payout.trace ?? null})
    on conflict (id) do update set amount_cents = excluded.amount_cents, status = excluded.status, arrives_on = excluded.arrives_on,
      failure_code = excluded.failure_code, trace = excluded.trace, read_at = now()
    where (p.amount_cents, p.status, p.arrives_on, p.failure_code, p.trace) is distinct from
      (excluded.amount_cents, excluded.status, excluded.arrives_on, excluded.failure_code, excluded.trace)`.execute(db)
  const { is_itemised } = await db.selectFrom('payouts').select('is_itemised').where('id', '=', payout.id).executeTakeFirstOrThrow()
  return { isChanged: numAffectedRows > 0n, isItemised: is_itemised }
}

export async function updateItemised(db: Db, payoutId: string): Promise<void> {
  await db.updateTable('payouts').set({ is_itemised: true }).where('id', '=', payoutId).execute()
}

type Sums = { readonly charged: number; readonly refunded: number; readonly disputed: number; readonly fees: number; readonly net: number }

/** All that moved on these days but payouts, which only carry it to the bank. */
export async function sumMovements(db: Db, { provider, isLive }: Account, { from, to }: Days): Promise<MovedSums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(amount_cents) filter (where category = 'charge'), 0)::float8 as charged,
      coalesce(sum(amount_cents) filter (where category in ('refund', 'refund_failure')), 0)::float8 as refunded,
      coalesce(sum(amount_cents) filter (where category in ('dispute', 'dispute_reversal')), 0)::float8 as disputed,
      coalesce(sum(fee_cents), 0)::float8 as fees, coalesce(sum(net_cents), 0)::float8 as net
    from provider_movements
    where provider = ${provider} and is_live = ${isLive} and day between ${from}::date and ${to}::date and category not in ('payout', 'payout_reversal')`.execute(
    db,
  )
  const { charged = 0, refunded = 0, disputed = 0, fees = 0, net = 0 } = rows[0] ?? {}
  return { charged: cents(charged), refunded: cents(refunded), disputed: cents(disputed), fees: cents(fees), net: cents(net) }
}
