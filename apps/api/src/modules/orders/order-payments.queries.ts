import type { ProviderFailure } from '@shop/domain/card-problem'
import { type Cents, cents } from '@shop/domain/money'
import type { OrderMethod } from '@shop/domain/payment-method'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type PaymentStatus = 'created' | 'requires_action' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'duplicate' | 'review'

export type Payment = {
  readonly id: number
  readonly checkoutId: string
  readonly attempt: number
  readonly provider: 'stripe' | 'sandbox' | 'bank' | 'counter'
  readonly reference: string
  readonly method: OrderMethod
  readonly amount: Cents
  readonly isLive: boolean
  readonly status: PaymentStatus
  /** What really came, where it is not the amount. */
  readonly received: Cents
  readonly refunded: Cents
  readonly voucher: { readonly number: string; readonly url: string; readonly expiresAt: Date } | undefined
  readonly transferReference: string | undefined
  readonly failure: ProviderFailure | undefined
  readonly createdAt: Date
  /** How often in a row the provider was asked about it in vain. */
  readonly failures: number
}

/** What is neither given back nor on its way back. */
export function leftOf({ received, refunded }: Pick<Payment, 'received' | 'refunded'>): Cents {
  return cents(received - refunded)
}

type Opened = Omit<Payment, 'id' | 'received' | 'refunded' | 'failure' | 'createdAt' | 'failures'>

const COLUMNS = [
  'id',
  'checkout_id',
  'attempt',
  'provider',
  'reference',
  'method',
  'amount_cents',
  'is_live',
  'status',
  'received_cents',
  'refunded_cents',
  'voucher_number',
  'voucher_url',
  'voucher_expires_at',
  'transfer_reference',
  'failure',
  'created_at',
  'check_failures',
] as const

function payments(db: Db) {
  return db.selectFrom('payments').select(COLUMNS)
}

/** Nothing when the attempt has its payment already. */
export async function insertPayment(db: Db, opened: Opened): Promise<Payment | undefined> {
  const row = await db
    .insertInto('payments')
    .values({
      checkout_id: opened.checkoutId,
      attempt: opened.attempt,
      provider: opened.provider,
      reference: opened.reference,
      method: opened.method,
      amount_cents: opened.amount,
      is_live: opened.isLive,
      status: opened.status,
      voucher_number: opened.voucher?.number ?? null,
      voucher_url: opened.voucher?.url ?? null,
      voucher_expires_at: opened.voucher?.expiresAt ?? null,
      transfer_reference: opened.transferReference ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
  return foundOf(row)
}

type TakenAtCounter = Pick<Payment, 'checkoutId' | 'reference' | 'method' | 'amount' | 'isLive'> & { readonly staffId: number }

/** Money that a member of staff took in; it pays with the order that follows in the same transaction. */
export async function insertCounterPayment(db: Db, taken: TakenAtCounter): Promise<Payment> {
  const row = await db
    .insertInto('payments')
    .values({
      checkout_id: taken.checkoutId,
      attempt: 1,
      provider: 'counter',
      reference: taken.reference,
      method: taken.method,
      amount_cents: taken.amount,
      is_live: taken.isLive,
      status: 'created',
      accepted_by: taken.staffId,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return paymentOf(row)
}

export async function findPaymentOfAttempt(db: Db, checkoutId: string, attempt: number): Promise<Payment | undefined> {
  return foundOf(await payments(db).where('checkout_id', '=', checkoutId).where('attempt', '=', attempt).executeTakeFirst())
}

export async function findPayment(db: Db, reference: string): Promise<Payment | undefined> {
  return foundOf(await payments(db).where('reference', '=', reference).executeTakeFirst())
}

export async function findPaymentById(db: Db, id: number): Promise<Payment | undefined> {
  return foundOf(await payments(db).where('id', '=', id).executeTakeFirst())
}

export async function listPaymentsOf(db: Db, checkoutId: string): Promise<Payment[]> {
  return (await payments(db).where('checkout_id', '=', checkoutId).orderBy('id').execute()).map(paymentOf)
}

/** A payment whose customer is the caller; nobody else's is there. */
export async function findOwnPayment(db: Db, customerId: number, reference: string): Promise<Payment | undefined> {
  return foundOf(
    await payments(db)
      .where('reference', '=', reference)
      .where('checkout_id', 'in', (q) => q.selectFrom('checkouts').select('checkouts.id').where('customer_id', '=', customerId))
      .executeTakeFirst(),
  )
}

/** Whoever comes late with weaker news changes nothing. */
export async function updateWeakStatus(
  db: Db,
  id: number,
  status: 'requires_action' | 'processing' | 'failed' | 'cancelled' | 'created',
  failure?: ProviderFailure,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status, failure: failure ? JSON.stringify(failure) : null, checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'not in', ['paid', 'duplicate', 'review', 'cancelled'])
    .execute()
}

/** The payment pays, and with it the purchase has become an order. */
export async function updatePaid(db: Db, { id, checkoutId }: Payment, paidAt: Date): Promise<void> {
  await sql`
    with placed as (update checkouts set status = 'placed' where id = ${checkoutId} and status <> 'placed')
    update payments set status = 'paid', paid_at = ${paidAt}, failure = null, checked_at = now() where id = ${id}`.execute(db)
}

type Row = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]

function foundOf(row: Row | undefined): Payment | undefined {
  return row && paymentOf(row)
}

function paymentOf(row: Row): Payment {
  return {
    id: row.id,
    checkoutId: row.checkout_id,
    attempt: row.attempt,
    provider: row.provider as Payment['provider'],
    reference: row.reference,
    method: row.method as OrderMethod,
    amount: cents(row.amount_cents),
    isLive: row.is_live,
    status: row.status as PaymentStatus,
    received: cents(row.received_cents ?? row.amount_cents),
    refunded: cents(row.refunded_cents),
    voucher:
      row.voucher_number !== null && row.voucher_url !== null && row.voucher_expires_at !== null
        ? { number: row.voucher_number, url: row.voucher_url, expiresAt: row.voucher_expires_at }
        : undefined,
    transferReference: row.transfer_reference ?? undefined,
    failure: (row.failure as ProviderFailure | null) ?? undefined,
    createdAt: row.created_at,
    failures: row.check_failures,
  }
}
