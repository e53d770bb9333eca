import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Account, Days } from './account.ts'

/** Refunds that the balance names on these days: made then, or failed then. */
export async function listMovedRefunds(db: Db, { provider, isLive }: Account, { from, to }: Days): Promise<{ refund: string }[]> {
  const { rows } = await sql<{ refund: string }>`
    select distinct m.refund from provider_movements m join payments p on p.provider = m.provider and p.reference = m.intent
    where m.provider = ${provider} and m.is_live = ${isLive} and m.day between ${from}::date and ${to}::date and m.refund is not null`.execute(
    db,
  )
  return rows
}

export type BookedRefund = {
  readonly id: string
  readonly reference: string | null
  readonly status: string
  readonly amount: number
  readonly paymentId: number
  readonly orderId: number | null
}

const booked = sql`
  select r.id, r.provider_reference as reference, r.status, r.amount_cents as amount, p.id as "paymentId", o.id as "orderId"
  from refunds r join payments p on p.id = r.payment_id left join orders o on o.checkout_id = p.checkout_id`

export async function findBookedRefund(db: Db, reference: string): Promise<BookedRefund | undefined> {
  const { rows } = await sql<BookedRefund>`${booked} where r.provider_reference = ${reference}`.execute(db)
  return rows[0]
}

/** Refunds that count as made on these days, and of which the balance knows nothing. */
export async function listUnmovedRefunds(db: Db, { provider, isLive }: Account, { from, to }: Days, now: Date): Promise<BookedRefund[]> {
  const { rows } = await sql<BookedRefund>`${booked}
    where p.provider = ${provider} and p.is_live = ${isLive} and r.method = 'provider' and r.status = 'succeeded'
      and (r.closed_at at time zone 'America/Mexico_City')::date between ${from}::date and ${to}::date
      and r.closed_at < ${now}::timestamptz - interval '2 hours'
      and not exists (select from provider_movements m where m.refund = r.provider_reference and m.category = 'refund')
    order by r.created_at`.execute(db)
  return rows
}

export type UnknownDispute = {
  readonly dispute: string
  readonly paymentId: number
  readonly orderId: number | null
  readonly amount: number
}

/** Money that a bank took or gave back for a dispute that the books do not have. */
export async function listUnknownDisputes(db: Db, { provider, isLive }: Account, { from, to }: Days): Promise<UnknownDispute[]> {
  const { rows } = await sql<UnknownDispute>`
    select m.dispute, p.id as "paymentId", o.id as "orderId", sum(m.amount_cents)::integer as amount
    from provider_movements m join payments p on p.provider = m.provider and p.reference = m.intent left join orders o on o.checkout_id = p.checkout_id
    where m.provider = ${provider} and m.is_live = ${isLive} and m.day between ${from}::date and ${to}::date and m.dispute is not null
      and not exists (select from disputes d where d.id = m.dispute)
    group by m.dispute, p.id, o.id order by m.dispute`.execute(db)
  return rows
}
