import { type Cents, cents } from '@shop/domain/money'
import type { OrderRefund } from '@shop/domain/order'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type Refund = {
  readonly id: string
  readonly paymentId: number
  readonly cause: string
  readonly amount: Cents
  readonly method: 'provider' | 'spei'
  readonly status: OrderRefund['status']
  readonly reason: string
  readonly providerReference: string | undefined
}

const COLUMNS = sql`id, payment_id as "paymentId", cause, amount_cents as amount, method, status, reason, provider_reference as "providerReference"`

type Opened = Pick<Refund, 'paymentId' | 'cause' | 'amount' | 'method' | 'reason'> & {
  readonly staffId?: number
  readonly status?: Refund['status']
  readonly providerReference?: string
}

/** Sets the amount aside on the payment, never more than was paid. Undefined when that cause has its refund, or the rest is too small. */
export const insertRefund = async (db: Db, opened: Opened): Promise<Refund | undefined> => {
  const { rows } = await sql<Refund>`
    with room as (
      update payments set refunded_cents = refunded_cents + ${opened.amount}
      where id = ${opened.paymentId} and status in ('paid', 'duplicate', 'review') and refunded_cents + ${opened.amount} <= amount_cents
        and not exists (select from refunds where cause = ${opened.cause})
      returning id
    )
    insert into refunds (payment_id, cause, amount_cents, method, reason, opened_by, status, provider_reference)
    select id, ${opened.cause}, ${opened.amount}, ${opened.method}, ${opened.reason}, ${opened.staffId ?? null}::integer, ${opened.status ?? 'open'},
      ${opened.providerReference ?? null}::text
    from room returning ${COLUMNS}`.execute(db)
  return read(rows[0])
}

export const lockRefund = async (db: Db, id: string): Promise<Refund | undefined> =>
  read((await sql<Refund>`select ${COLUMNS} from refunds where id = ${id} for update`.execute(db)).rows[0])

export const findRefund = async (db: Db, id: string): Promise<Refund | undefined> =>
  read((await sql<Refund>`select ${COLUMNS} from refunds where id = ${id}`.execute(db)).rows[0])

export const findRefundByReference = async (db: Db, providerReference: string): Promise<Refund | undefined> =>
  read((await sql<Refund>`select ${COLUMNS} from refunds where provider_reference = ${providerReference}`.execute(db)).rows[0])

export const updateRefund = async (
  db: Db,
  { id, paymentId, amount, status: before }: Refund,
  status: Refund['status'],
  { providerReference, trackingKey, staffId }: { providerReference?: string; trackingKey?: string; staffId?: number } = {},
): Promise<void> => {
  await sql`
    update refunds set status = ${status}, provider_reference = coalesce(${providerReference ?? null}::text, provider_reference),
      tracking_key = coalesce(${trackingKey ?? null}::text, tracking_key), closed_by = coalesce(${staffId ?? null}::integer, closed_by),
      closed_at = case when ${status} in ('succeeded', 'failed') then now() end
    where id = ${id}`.execute(db)
  // What came back has to be given back once more, so it no longer counts as refunded.
  if (status === 'failed' && before !== 'failed')
    await sql`update payments set refunded_cents = refunded_cents - ${amount} where id = ${paymentId}`.execute(db)
}

/** What was really given back of a payment. */
export const sumRefunded = async (db: Db, paymentId: number): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_cents), 0)::integer as sum from refunds where payment_id = ${paymentId} and status = 'succeeded'`.execute(db)
  return rows[0]?.sum ?? 0
}

export const listUnfinishedRefunds = async (db: Db): Promise<Refund[]> => {
  const { rows } = await sql<Refund>`
    select ${COLUMNS} from refunds where method = 'provider' and status in ('open', 'pending') order by created_at limit 100`.execute(db)
  return rows.flatMap((row) => read(row) ?? [])
}

const read = (row: Refund | undefined): Refund | undefined =>
  row && { ...row, amount: cents(row.amount), providerReference: row.providerReference ?? undefined }

export type RefundCase = {
  readonly id: string
  readonly folio: string | null
  readonly amount: number
  readonly method: 'provider' | 'spei'
  readonly status: 'open' | 'pending' | 'succeeded' | 'failed'
  readonly reason: string
  readonly createdAt: Date
  readonly customer: string
}

/** What is still to be given back, and what the provider could not give back. */
export const listRefundCases = async (db: Db): Promise<RefundCase[]> =>
  (
    await sql<RefundCase>`
      select r.id, o.folio, r.amount_cents as amount, r.method, r.status, r.reason, r.created_at as "createdAt", c.recipient ->> 'name' as customer
      from refunds r join payments p on p.id = r.payment_id join checkouts c on c.id = p.checkout_id left join orders o on o.checkout_id = c.id
      where r.status <> 'succeeded' order by r.created_at limit 500`.execute(db)
  ).rows
