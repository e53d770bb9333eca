import type { DisputeStanding } from '@shop/domain/dispute'
import type { CaseView, MoneyCaseKind, MoneyCaseOutcome } from '@shop/domain/money-case'
import type { OrderStatus } from '@shop/domain/order-status'
import type { RefundWay } from '@shop/domain/payment-method'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A case with what it is about, in one look at the database. */
export type CaseRow = {
  readonly id: number
  readonly kind: MoneyCaseKind
  readonly subject: string
  readonly order_id: number | null
  readonly payment_id: number | null
  readonly refund_id: string | null
  readonly checkout_id: string | null
  readonly amount_cents: number | null
  readonly details: Readonly<Record<string, string | number | boolean | null>>
  readonly holds_goods: boolean
  readonly keeps_pieces: boolean
  readonly due_at: Date | null
  readonly opened_at: Date
  readonly taken_by: number | null
  readonly taken_by_name: string | null
  readonly settled_at: Date | null
  readonly settled_by_name: string | null
  readonly outcome: string | null
  readonly note: string
  readonly folio: string | null
  readonly order_status: OrderStatus | null
  readonly customer: string | null
  readonly payment_status: string | null
  readonly received_cents: number | null
  readonly refunded_cents: number | null
  readonly refund_status: 'open' | 'pending' | 'succeeded' | 'failed' | null
  readonly refund_way: RefundWay | null
  readonly refund_cents: number | null
  readonly failure_code: string | null
  readonly dispute_standing: DisputeStanding | null
  readonly is_taken_by_bank: boolean
  readonly has_pieces: boolean
}

function rowsWhere(condition: RawBuilder<unknown>, order: RawBuilder<unknown> = sql``) {
  return sql<CaseRow & { all: number }>`
  select m.id, m.kind, m.subject, m.order_id, m.payment_id, m.refund_id, c.id as checkout_id, m.amount_cents, m.details, m.holds_goods, m.keeps_pieces,
    m.due_at, m.opened_at, m.taken_by, t.name as taken_by_name, m.settled_at, s.name as settled_by_name, m.outcome, m.note,
    o.folio, o.status as order_status, c.recipient ->> 'name' as customer,
    p.status as payment_status, coalesce(p.received_cents, p.amount_cents) as received_cents, p.refunded_cents,
    r.status as refund_status, r.method as refund_way, r.amount_cents as refund_cents, r.failure_code, d.standing as dispute_standing,
    exists (select from disputes b where b.payment_id = p.id and b.standing = 'lost') as is_taken_by_bank,
    exists (select from checkout_lines l where l.checkout_id = c.id and l.hold = 'held') as has_pieces,
    count(*) over ()::integer as all
  from money_cases m
  left join payments p on p.id = m.payment_id
  left join orders o on o.id = m.order_id or m.order_id is null and o.checkout_id = p.checkout_id
  left join checkouts c on c.id = coalesce(p.checkout_id, o.checkout_id)
  left join lateral (
    select q.* from refunds q where q.id = m.refund_id or m.refund_id is null and m.kind = 'paid-twice' and q.payment_id = m.payment_id
    order by q.created_at desc limit 1
  ) r on true
  left join disputes d on d.id = m.dispute_id
  left join staff t on t.id = m.taken_by
  left join staff s on s.id = m.settled_by
  where ${condition} ${order}`
}

export async function findCase(db: Db, id: number): Promise<CaseRow | undefined> {
  return (await rowsWhere(sql`m.id = ${id}`).execute(db)).rows[0]
}

type Asked = {
  readonly view: CaseView
  readonly kind?: MoneyCaseKind | undefined
  readonly folio?: string | undefined
  readonly staffId: number
  readonly page: number
  readonly limit: number
}

/** Open ones: first those whose time runs out within two days, then the oldest. Settled ones: the latest. */
export async function listCases(
  db: Db,
  { view, kind, folio, staffId, page, limit }: Asked,
): Promise<{ readonly rows: readonly CaseRow[]; readonly total: number }> {
  const isSettled = view === 'settled'
  const { rows } = await rowsWhere(
    sql`(m.settled_at is not null) = ${isSettled}::boolean
      and (not ${view === 'mine'}::boolean or m.taken_by = ${staffId})
      and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
      and (${folio ?? null}::text is null or o.folio = ${folio ?? null})`,
    sql`order by m.settled_at desc nulls first, case when m.due_at < now() + interval '2 days' then m.due_at end, m.opened_at, m.id
      limit ${limit} offset ${(page - 1) * limit}`,
  ).execute(db)
  return { rows, total: rows[0]?.all ?? 0 }
}

export async function countOpenCases(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('money_cases')
    .select((e) => e.fn.countAll<string>().as('open'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Whoever decides about it waits here for the others; settled already when nothing comes back. */
export async function lockOpenCase(db: Db, id: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('money_cases')
      .select('id')
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  )
}

export async function updateCaseTaken(db: Db, id: number, staffId: number | undefined): Promise<void> {
  await db
    .updateTable('money_cases')
    .set({ taken_by: staffId ?? null, taken_at: staffId === undefined ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function updateKeepsPieces(db: Db, id: number, keepsPieces: boolean): Promise<void> {
  await db.updateTable('money_cases').set({ keeps_pieces: keepsPieces }).where('id', '=', id).execute()
}

export async function updateCaseSettled(
  db: Db,
  id: number,
  { staffId, outcome, note }: { readonly staffId: number; readonly outcome: MoneyCaseOutcome; readonly note: string },
): Promise<void> {
  await db
    .updateTable('money_cases')
    .set({ settled_at: sql<Date>`now()`, settled_by: staffId, outcome, note })
    .where('id', '=', id)
    .execute()
}
