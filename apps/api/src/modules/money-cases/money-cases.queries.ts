import type { MoneyCaseKind, MoneyCaseOutcome } from '@shop/domain/money-case'
import type { CaseDetails } from '@shop/domain/money-fact'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Found = {
  readonly kind: MoneyCaseKind
  /** What it is about, e.g. `payment 12`: the same thing has one open case, however often it is found. */
  readonly subject: string
  readonly orderId?: number | undefined
  readonly paymentId?: number | undefined
  readonly refundId?: string | undefined
  readonly disputeId?: string | undefined
  readonly amount?: number | undefined
  /** What was expected and what was seen; figures and ids of the provider, never names. */
  readonly details?: CaseDetails
  readonly holdsGoods?: boolean
  readonly dueAt?: Date | undefined
}

/** Undefined when that is a case already; then what is known of it is brought up to date. */
export async function openMoneyCase(db: Db, found: Found): Promise<number | undefined> {
  const facts = {
    order_id: found.orderId ?? null,
    payment_id: found.paymentId ?? null,
    refund_id: found.refundId ?? null,
    dispute_id: found.disputeId ?? null,
    amount_cents: found.amount ?? null,
    details: JSON.stringify(found.details ?? {}),
    holds_goods: found.holdsGoods ?? false,
    due_at: found.dueAt ?? null,
  }
  const row = await db
    .insertInto('money_cases')
    .values({ kind: found.kind, subject: found.subject, ...facts })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('settled_at', 'is', null).doUpdateSet(facts))
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
  return row.isNew ? row.id : undefined
}

/** Whether this was ever a case, and still is one. */
export async function findMoneyCase(db: Db, kind: MoneyCaseKind, subject: string): Promise<{ readonly isOpen: boolean } | undefined> {
  const row = await db
    .selectFrom('money_cases')
    .select('settled_at')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { isOpen: row.settled_at === null }
}

type End = { readonly outcome: MoneyCaseOutcome; readonly staffId?: number | undefined; readonly note?: string | undefined }

/** It settled itself: the provider decided, the money came or went. False when there was no such case. */
export async function settleMoneyCase(
  db: Db,
  kind: MoneyCaseKind,
  subject: string,
  { outcome, staffId, note = '' }: End,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('money_cases')
    .set({ settled_at: sql<Date>`now()`, settled_by: staffId ?? null, outcome, note })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Money of this purchase came that does not fit it, and nobody has decided about it. */
export async function isInReview(db: Db, checkoutId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('money_cases as m')
      .innerJoin('payments as p', 'p.id', 'm.payment_id')
      .select('m.id')
      .where('p.checkout_id', '=', checkoutId)
      .where('p.status', '=', 'review')
      .where('m.kind', '=', 'payment-differs')
      .where('m.settled_at', 'is', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

/** The payment has become an order's: what banks ask or warn about it keeps the goods from now on. */
export async function updateBankCasesOf(db: Db, paymentId: number, orderId: number): Promise<void> {
  await db
    .updateTable('money_cases')
    .set({ order_id: orderId, holds_goods: true })
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['inquiry', 'fraud-warning'])
    .where('settled_at', 'is', null)
    .execute()
}
