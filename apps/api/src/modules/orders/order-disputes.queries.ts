import type { BankHold, Dispute, DisputeStanding } from '@shop/domain/dispute'
import { cents } from '@shop/domain/money'
import type { Db } from '../../database/connect.ts'

function disputes(db: Db) {
  return db.selectFrom('disputes as d').selectAll('d').$narrowType<{ standing: DisputeStanding }>().orderBy('d.opened_at').orderBy('d.id')
}

/** What banks ask about the payments of a purchase, the oldest first. */
export async function listDisputesOf(db: Db, checkoutId: string): Promise<Dispute[]> {
  return (await disputes(db).innerJoin('payments as p', 'p.id', 'd.payment_id').where('p.checkout_id', '=', checkoutId).execute()).map(
    disputeOf,
  )
}

export async function listDisputesOfPayment(db: Db, paymentId: number): Promise<Dispute[]> {
  return (await disputes(db).where('d.payment_id', '=', paymentId).execute()).map(disputeOf)
}

/** What somebody has to look at before the goods of an order leave. */
export async function listBankHolds(db: Db, orderId: number): Promise<BankHold[]> {
  const rows = await db
    .selectFrom('money_cases')
    .select(['id as caseId', 'kind', 'dispute_id as disputeId', 'opened_at as since'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['inquiry', 'fraud-warning'])
    .where('holds_goods', '=', true)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .$narrowType<Pick<BankHold, 'kind'>>()
    .execute()
  return rows.map((row) => ({ ...row, disputeId: row.disputeId ?? undefined }))
}

type Row = Awaited<ReturnType<ReturnType<typeof disputes>['execute']>>[number]

function disputeOf(row: Row): Dispute {
  return {
    id: row.id,
    status: row.status,
    kind: row.kind,
    reason: row.reason,
    standing: row.standing,
    amount: cents(row.amount_cents),
    evidenceDueAt: row.evidence_due_at ?? undefined,
    hasEvidence: row.has_evidence,
    isRefundable: row.is_refundable,
    balance: cents(row.balance_cents),
    fee: cents(row.fee_cents),
    openedAt: row.opened_at,
    closedAt: row.closed_at ?? undefined,
  }
}
