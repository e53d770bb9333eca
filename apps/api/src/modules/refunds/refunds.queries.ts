import { type Cents, cents } from '@shop/domain/money'
import type { OrderRefund } from '@shop/domain/order'
import type { RefundWay } from '@shop/domain/payment-method'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type Refund = {
  readonly id: string
  readonly paymentId: number
  readonly cause: string
  readonly amount: Cents
  readonly method: RefundWay
  readonly status: OrderRefund['status']
  readonly reason: string
  readonly providerReference: string | undefined
  /** Why it was refused or failed, in the provider's words. */
  readonly failureCode: string | undefined
  readonly insteadOf: string | undefined
  readonly isAllowance: boolean
  /** How often it was asked for in vain. */
  readonly tries: number
  readonly keyNumber: number
  readonly createdAt: Date
}

const COLUMNS = [
  'id',
  'payment_id',
  'cause',
  'amount_cents',
  'method',
  'status',
  'reason',
  'provider_reference',
  'failure_code',
  'instead_of',
  'is_allowance',
  'tries',
  'key_number',
  'created_at',
] as const

function refunds(db: Db) {
  return db.selectFrom('refunds').select(COLUMNS)
}

type Opened = Pick<Refund, 'paymentId' | 'cause' | 'amount' | 'method' | 'reason'> & {
  readonly staffId?: number
  readonly isAllowance?: boolean
  readonly status?: Refund['status']
  readonly providerReference?: string
  readonly insteadOf?: string
}

/** Sets the amount aside on the payment, never more than was paid. Undefined when that cause has its refund, or the rest is too small. */
export async function insertRefund(db: Db, opened: Opened): Promise<Refund | undefined> {
  const { rows } = await sql<Row>`
    with room as (
      update payments set refunded_cents = refunded_cents + ${opened.amount}
      where id = ${opened.paymentId} and status in ('paid', 'duplicate', 'review') and refunded_cents + ${opened.amount} <= coalesce(received_cents, amount_cents)
        and not exists (select from refunds where cause = ${opened.cause})
      returning id
    )
    insert into refunds (payment_id, cause, amount_cents, method, reason, opened_by, status, is_allowance, provider_reference, instead_of)
    select id, ${opened.cause}, ${opened.amount}, ${opened.method}, ${opened.reason}, ${opened.staffId ?? null}::integer, ${opened.status ?? 'open'}, ${opened.isAllowance ?? false}::boolean,
      ${opened.providerReference ?? null}::text, ${opened.insteadOf ?? null}::uuid
    from room returning ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(db)
  return foundOf(rows[0])
}

export async function lockRefund(db: Db, id: string): Promise<Refund | undefined> {
  return foundOf(await refunds(db).where('id', '=', id).forUpdate().executeTakeFirst())
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  return foundOf(await refunds(db).where('id', '=', id).executeTakeFirst())
}

export async function findRefundByReference(db: Db, providerReference: string): Promise<Refund | undefined> {
  return foundOf(await refunds(db).where('provider_reference', '=', providerReference).executeTakeFirst())
}

/** What shows that money was given back by hand. */
export type Proof = { readonly trackingKey?: string; readonly authorisation?: string; readonly handedTo?: string }

export type RefundDetails = Proof & {
  readonly providerReference?: string | undefined
  readonly staffId?: number | undefined
  readonly failureCode?: string | undefined
}

export async function updateRefund(
  db: Db,
  { id, paymentId, amount, status: before }: Refund,
  status: Refund['status'],
  { providerReference, trackingKey, authorisation, handedTo, staffId, failureCode }: RefundDetails = {},
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({
      status,
      // What is undefined stays as it is.
      provider_reference: providerReference,
      tracking_key: trackingKey,
      authorisation,
      handed_to: handedTo,
      failure_code: failureCode,
      closed_by: staffId,
      closed_at: status === 'succeeded' || status === 'failed' ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .execute()
  // What came back has to be given back once more, so it no longer counts as refunded.
  if (status === 'failed' && before !== 'failed')
    await db
      .updateTable('payments')
      .set((e) => ({ refunded_cents: e('refunded_cents', '-', amount) }))
      .where('id', '=', paymentId)
      .execute()
}

/** What was really given back of a payment. */
export async function sumRefunded(db: Db, paymentId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select((e) => e.fn.sum<string | null>('amount_cents').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Those whose turn it is: one that failed waits for its own time and keeps no other waiting. */
/** Of this provider: another one cannot be asked. */
export async function listUnfinishedRefunds(db: Db, provider: string, now: Date): Promise<Refund[]> {
  const rows = await refunds(db)
    .where('method', '=', 'provider')
    .where('payment_id', 'in', (q) => q.selectFrom('payments').select('payments.id').where('provider', '=', provider))
    .where('status', 'in', ['open', 'pending'])
    .where((e) => e.or([e('next_try_at', 'is', null), e('next_try_at', '<=', now)]))
    .orderBy('next_try_at', (order) => order.asc().nullsFirst())
    .limit(100)
    .execute()
  return rows.map(refundOf)
}

/** The provider is about to be asked: until it answers, nobody knows whether it gave the money back. False when somebody ended it meanwhile. */
export async function startTry(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ failure_code: null })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'pending'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type NextTry = { readonly at: Date; readonly isInVain?: boolean; readonly isAskedAnew?: boolean; readonly failureCode?: string | undefined }

/** When it is asked about again. What the provider refused is asked under another key; what it may have done is not. */
export async function updateNextTry(db: Db, id: string, { at, isInVain, isAskedAnew, failureCode }: NextTry): Promise<void> {
  await db
    .updateTable('refunds')
    .set((e) => ({
      next_try_at: at,
      // What was said before is no longer the last word.
      failure_code: failureCode ?? null,
      ...(isInVain ? { tries: e('tries', '+', 1) } : {}),
      ...(isAskedAnew ? { key_number: e('key_number', '+', 1) } : {}),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['open', 'pending'])
    .execute()
}

type Row = Awaited<ReturnType<ReturnType<typeof refunds>['execute']>>[number]

function foundOf(row: Row | undefined): Refund | undefined {
  return row && refundOf(row)
}

function refundOf(row: Row): Refund {
  return {
    id: row.id,
    paymentId: row.payment_id,
    cause: row.cause,
    amount: cents(row.amount_cents),
    method: row.method as Refund['method'],
    status: row.status as Refund['status'],
    reason: row.reason,
    providerReference: row.provider_reference ?? undefined,
    failureCode: row.failure_code ?? undefined,
    insteadOf: row.instead_of ?? undefined,
    isAllowance: row.is_allowance,
    tries: row.tries,
    keyNumber: row.key_number,
    createdAt: row.created_at,
  }
}
