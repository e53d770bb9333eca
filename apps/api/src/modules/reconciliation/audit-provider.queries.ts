import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Account } from './account.ts'

export type ToldCharge = { readonly intent: string | undefined; readonly checkout: string | undefined; readonly amount: number }
export type ToldRefund = { readonly id: string; readonly intent: string | undefined; readonly status: string }

/** Payments since then that the provider should have by now, and whether it has them with this amount. */
export async function listPaidSince(
  db: Db,
  { provider, isLive }: Account,
  { since, now }: { readonly since: Date; readonly now: Date },
  charges: readonly ToldCharge[],
): Promise<{ which: string; isThere: boolean }[]> {
  const { rows } = await sql<{ which: string; isThere: boolean }>`
    select p.reference as which, t.intent is not null as "isThere" from payments p
    left join jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) t (intent text, amount integer) on t.intent = p.reference and t.amount = coalesce(p.received_cents, p.amount_cents)
    where p.provider = ${provider} and p.is_live = ${isLive} and p.status in ('paid', 'duplicate') and p.paid_at >= ${since}
      and p.paid_at < ${now}::timestamptz - case when p.method = 'oxxo' then interval '5 days' else interval '2 hours' end
    order by p.id`.execute(db)
  return rows
}

/** Charges of this shop that none of its payments has. */
export async function listNotBooked(db: Db, { provider }: Account, charges: readonly ToldCharge[]): Promise<{ which: string }[]> {
  const { rows } = await sql<{ which: string }>`
    select t.intent as which from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) t (intent text, checkout uuid)
    left join payments p on p.provider = ${provider} and p.reference = t.intent
    where t.intent is not null and (p.id is not null or exists (select from checkouts c where c.id = t.checkout))
      and (p.id is null or p.status not in ('paid', 'duplicate', 'review'))`.execute(db)
  return rows
}

/** Refunds of this shop's payments that the books do not have as they ended. */
export async function listOtherRefunds(db: Db, { provider }: Account, refunds: readonly ToldRefund[]): Promise<{ which: string }[]> {
  const { rows } = await sql<{ which: string }>`
    select t.id as which from jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) t (id text, intent text, status text)
    join payments p on p.provider = ${provider} and p.reference = t.intent
    left join refunds r on r.provider_reference = t.id
    where case when t.status in ('failed', 'canceled') then coalesce(r.status, 'failed') <> 'failed' else r.id is null or r.status = 'failed' end`.execute(
    db,
  )
  return rows
}
