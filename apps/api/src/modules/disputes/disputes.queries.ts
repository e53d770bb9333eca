import type { DisputeStanding } from '@shop/domain/dispute'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type KeptDispute = { readonly standing: DisputeStanding; readonly version: number }

export function findDispute(db: Db, id: string): Promise<KeptDispute | undefined> {
  return db
    .selectFrom('disputes')
    .select(['standing', 'version'])
    .where('id', '=', id)
    .$narrowType<Pick<KeptDispute, 'standing'>>()
    .executeTakeFirst()
}

/** As the provider tells it. */
type Told = {
  readonly id: string
  readonly paymentId: number
  readonly status: string
  readonly kind: string
  readonly reason: string
  readonly standing: DisputeStanding
  readonly amount: number
  readonly evidenceDueAt: Date | undefined
  readonly hasEvidence: boolean
  readonly isRefundable: boolean
  readonly balance: number
  readonly fee: number
  readonly openedAt: Date
}

export async function upsertDispute(db: Db, told: Told): Promise<void> {
  const isClosed = told.standing === 'lost' || told.standing === 'over'
  const facts = {
    status: told.status,
    kind: told.kind,
    reason: told.reason,
    standing: told.standing,
    amount_cents: told.amount,
    evidence_due_at: told.evidenceDueAt ?? null,
    has_evidence: told.hasEvidence,
    is_refundable: told.isRefundable,
    balance_cents: told.balance,
    fee_cents: told.fee,
    read_at: sql<Date>`now()`,
  }
  await db
    .insertInto('disputes')
    .values({
      id: told.id,
      payment_id: told.paymentId,
      opened_at: told.openedAt,
      closed_at: isClosed ? sql<Date>`now()` : null,
      ...facts,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...facts,
        closed_at: isClosed ? sql<Date>`coalesce(disputes.closed_at, now())` : null,
        // Who reads the same again changes nothing, and sends nobody else to read once more.
        version: sql<number>`disputes.version + case when
          (disputes.status, disputes.kind, disputes.reason, disputes.amount_cents, disputes.evidence_due_at, disputes.has_evidence, disputes.is_refundable, disputes.balance_cents, disputes.fee_cents)
          is distinct from
          (excluded.status, excluded.kind, excluded.reason, excluded.amount_cents, excluded.evidence_due_at, excluded.has_evidence, excluded.is_refundable, excluded.balance_cents, excluded.fee_cents)
          then 1 else 0 end`,
        reminded_days: sql<number | null>`case when disputes.evidence_due_at = excluded.evidence_due_at then disputes.reminded_days end`,
      }),
    )
    .execute()
}

/** What banks have taken of a payment for good. */
export async function sumLost(db: Db, paymentId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('disputes')
    .select((e) => e.fn.sum<string | null>('amount_cents').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('standing', '=', 'lost')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const AT_ONCE = 50

/** Those that are not over and were last read a day ago. Each is given out once a day, whatever comes of it. */
export async function takeDisputesToRead(db: Db, provider: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('disputes')
    .set({ read_at: now })
    .where('id', 'in', (q) =>
      q
        .selectFrom('disputes as d')
        .innerJoin('payments as p', 'p.id', 'd.payment_id')
        .select('d.id')
        .where('p.provider', '=', provider)
        .where('d.standing', 'in', ['inquiry', 'open'])
        .where('d.read_at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
        .orderBy('d.read_at')
        .limit(AT_ONCE),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type DueDispute = { readonly id: string; readonly folio: string; readonly amount: number; readonly dueAt: Date }

/** Disputes nobody has answered and that end within so many days. Each is given out once for these days. */
export async function takeDisputesToRemind(db: Db, now: Date, days: number): Promise<DueDispute[]> {
  const { rows } = await sql<DueDispute>`
    update disputes d set reminded_days = ${days}
    from payments p join orders o on o.checkout_id = p.checkout_id
    where p.id = d.payment_id and d.standing in ('inquiry', 'open') and not d.has_evidence
      and d.evidence_due_at > ${now} and d.evidence_due_at < ${now}::timestamptz + make_interval(days => ${days}::integer)
      and (d.reminded_days is null or d.reminded_days > ${days})
    returning d.id, o.folio, d.amount_cents as amount, d.evidence_due_at as "dueAt"`.execute(db)
  return rows
}

/** A case of this order that keeps its goods because of what a bank says. */
export async function findBankHold(
  db: Db,
  orderId: number,
  caseId: number,
): Promise<{ readonly kind: 'inquiry' | 'fraud-warning'; readonly subject: string } | undefined> {
  const open = await db
    .selectFrom('money_cases')
    .select(['id', 'kind', 'subject'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['inquiry', 'fraud-warning'])
    .where('settled_at', 'is', null)
    .$narrowType<{ kind: 'inquiry' | 'fraud-warning' }>()
    .execute()
  return open.find(({ id }) => id === caseId)
}
