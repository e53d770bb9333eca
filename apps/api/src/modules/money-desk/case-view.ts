import { type Cents, cents } from '@shop/domain/money'
import { actionsOf, type CaseFacts, DIFFERENCES, type Difference, type MoneyCase } from '@shop/domain/money-case'
import { TOLD_APART } from '@shop/domain/money-fact'
import type { CaseRow } from '../money-cases/money-cases.public.ts'

/** A case as staff see it, with the buttons that make sense now. */
export function caseView(row: CaseRow, staffId: number): MoneyCase {
  return {
    id: String(row.id),
    kind: row.kind,
    openedAt: row.opened_at,
    dueAt: row.due_at ?? undefined,
    folio: row.folio ?? undefined,
    customer: row.customer || undefined,
    amount: maybeCents(row.amount_cents),
    expected: maybeCents(row.details.expectedAmount),
    seen: maybeCents(row.details.seenAmount),
    differences: differencesOf(row),
    facts: Object.entries(row.details).flatMap(([name, value]) =>
      SAID.has(name) || value === null || value === '' ? [] : [{ name, value: String(value) }],
    ),
    refund:
      row.refund_status !== null && row.refund_way !== null
        ? { status: row.refund_status, way: row.refund_way, amount: cents(row.refund_cents ?? 0) }
        : undefined,
    hasPieces: row.has_pieces,
    keepsPieces: row.keeps_pieces,
    holdsGoods: row.holds_goods,
    takenBy: row.taken_by_name ?? undefined,
    isMine: row.taken_by === staffId,
    settled: row.settled_at
      ? { at: row.settled_at, by: row.settled_by_name ?? undefined, outcome: row.outcome ?? '', note: row.note }
      : undefined,
    actions: row.settled_at ? [] : actionsOf(row.kind, factsOf(row)),
  }
}

export function factsOf(row: CaseRow): CaseFacts {
  return {
    isOurMoney: row.details.seenCurrency === 'mxn' && row.details.isOurMode === true,
    isOrderUnpaid: row.order_status === null || row.order_status === 'pending' || row.order_status === 'cancelled',
    isPaymentOpen: row.payment_status !== null && OPEN.has(row.payment_status),
    isTakenByBank: row.is_taken_by_bank,
    isBankDeciding: row.dispute_standing === 'inquiry' || row.dispute_standing === 'open',
    isOwed: (row.refunded_cents ?? 0) < (row.received_cents ?? 0),
    refund:
      row.refund_status !== null && row.refund_way !== null
        ? { status: row.refund_status, way: row.refund_way, code: row.failure_code ?? undefined }
        : undefined,
  }
}

const OPEN: ReadonlySet<string> = new Set(['created', 'requires_action', 'processing'])

const SAID: ReadonlySet<string> = new Set(TOLD_APART)

function differencesOf({ kind, details }: CaseRow): Difference[] {
  if (kind !== 'payment-differs') return []
  const is: Record<Difference, boolean> = {
    amount: details.seenAmount !== details.expectedAmount,
    currency: details.seenCurrency !== undefined && details.seenCurrency !== 'mxn',
    mode: details.isOurMode === false,
    customer: details.isSameCustomer === false,
    purchase: details.isSamePurchase === false,
  }
  return DIFFERENCES.filter((one) => is[one])
}

function maybeCents(value: string | number | boolean | null | undefined): Cents | undefined {
  return typeof value === 'number' ? cents(value) : undefined
}
