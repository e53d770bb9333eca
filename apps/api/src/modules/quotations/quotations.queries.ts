import type { Locale } from '@shop/domain/locale'
import { QUOTATION_STATUSES, type QuotationFigures, type QuotationRequest, type QuotationStatus } from '@shop/domain/quotation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const FIGURES_DAYS = 30

type NewQuotation = QuotationRequest & {
  /** Whoever was signed in when asking. */
  readonly customerId: number | undefined
  readonly number: string
  readonly locale: Locale
  readonly picture: string | undefined
  readonly status: 'open' | 'suspect'
  readonly receivedAt: Date
  readonly announceAt: Date
  readonly dueAt: Date
}

/** False when a quotation of that number is there: the same one, sent again. */
export async function insertQuotation(db: Db, made: NewQuotation): Promise<boolean> {
  const inserted = await db
    .insertInto('quotations')
    .values({
      customer_id: made.customerId ?? null,
      number: made.number,
      make: made.make,
      model: made.model,
      year: made.year,
      engine: made.engine,
      part: made.part,
      name: made.name,
      email: made.email,
      phone: made.phone,
      comments: made.comments ?? null,
      wants_sms: made.wantsSms,
      locale: made.locale,
      picture: made.picture ?? null,
      status: made.status,
      received_at: made.receivedAt,
      announce_at: made.announceAt,
      due_at: made.dueAt,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findQuotation(db: Db, number: string): Promise<QuotationRow | undefined> {
  const row = await select(db).where('q.number', '=', number).executeTakeFirst()
  return row && rowOf(row)
}

/** Waits for whoever else is closing it, so that one of two answers wins. */
export async function lockQuotation(db: Db, number: string): Promise<QuotationRow | undefined> {
  const row = await select(db).where('q.number', '=', number).forUpdate('q').executeTakeFirst()
  return row && rowOf(row)
}

type Asked = {
  readonly status?: QuotationStatus | undefined
  /** Under whose e-mail; a quotation knows no account. */
  readonly customerId?: number | undefined
  readonly page: number
  readonly limit: number
}

/** Without a status and a customer those that wait, the most urgent first. */
export async function listQuotationRows(
  db: Db,
  { status, customerId, page, limit }: Asked,
): Promise<{ rows: QuotationRow[]; total: number }> {
  const isInbox = status === undefined && customerId === undefined
  const wanted: readonly QuotationStatus[] = status ? [status] : isInbox ? ['open', 'taken'] : QUOTATION_STATUSES
  const isTheirs = sql<boolean>`(${customerId ?? null}::integer is null or q.email = (select k.email from customers k where k.id = ${customerId ?? null}))`
  const [rows, { total }] = await Promise.all([
    select(db)
      .where('q.status', 'in', wanted)
      .where(isTheirs)
      .$if(isInbox, (query) => query.orderBy('q.due_at').orderBy('q.id'))
      .$if(!isInbox, (query) => query.orderBy('q.received_at', 'desc').orderBy('q.id', 'desc'))
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('quotations as q')
      .where('q.status', 'in', wanted)
      .where(isTheirs)
      .select((e) => e.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(rowOf), total: Number(total) }
}

/** Nobody waited for one that was answered the moment it was made, at the counter: it says nothing about the promise. */
export async function countQuotations(db: Db, now: Date): Promise<QuotationFigures> {
  const { rows } = await sql<Record<keyof QuotationFigures, number>>`
    select
      count(*) filter (where status in ('open', 'taken'))::int as waiting,
      count(*) filter (where status in ('open', 'taken') and due_at < ${now})::int as late,
      count(*) filter (where closed_at > received_at)::int as answered,
      count(*) filter (where closed_at > received_at and closed_at <= due_at)::int as "answeredInTime"
    from quotations
    where status in ('open', 'taken') or closed_at > ${now}::timestamptz - make_interval(days => ${FIGURES_DAYS})`.execute(db)
  return rows[0] ?? { waiting: 0, late: 0, answered: 0, answeredInTime: 0 }
}

export async function updateTaken(db: Db, id: number, staffId: number): Promise<void> {
  await db.updateTable('quotations').set({ status: 'taken', taken_by: staffId }).where('id', '=', id).execute()
}

type Closing = {
  readonly status: 'answered' | 'refused'
  readonly staffId: number
  readonly at: Date
  readonly refusal?: string
}

export async function updateClosed(db: Db, id: number, { status, staffId, at, refusal }: Closing): Promise<void> {
  await db
    .updateTable('quotations')
    .set({ status, closed_by: staffId, closed_at: at, refusal: refusal ?? null })
    .where('id', '=', id)
    .execute()
}

/** Marks and answers those that are late and nobody was told of. Each is answered once, however many workers ask. */
export async function escalateLate(db: Db, now: Date): Promise<QuotationRow[]> {
  const rows = await db
    .updateTable('quotations')
    .set((e) => ({ escalated_at: now, announced_at: e.fn.coalesce('announced_at', e.val(now)) }))
    .where('status', 'in', ['open', 'taken'])
    .where('due_at', '<=', now)
    .where('escalated_at', 'is', null)
    .returning('id')
    .execute()
  return listByIds(db, rows)
}

/** The same for those whose time is running out. */
export async function announceWaiting(db: Db, now: Date): Promise<QuotationRow[]> {
  const rows = await db
    .updateTable('quotations')
    .set({ announced_at: now })
    .where('status', 'in', ['open', 'taken'])
    .where('announce_at', '<=', now)
    .where('announced_at', 'is', null)
    .returning('id')
    .execute()
  return listByIds(db, rows)
}

async function listByIds(db: Db, ids: readonly { readonly id: number }[]): Promise<QuotationRow[]> {
  const rows = await select(db)
    .where(sql<boolean>`q.id = any(${ids.map(({ id }) => id)}::int[])`)
    .orderBy('q.id')
    .execute()
  return rows.map(rowOf)
}

function select(db: Db) {
  return db
    .selectFrom('quotations as q')
    .leftJoin('staff as t', 't.id', 'q.taken_by')
    .leftJoin('staff as c', 'c.id', 'q.closed_by')
    .selectAll('q')
    .select(['t.name as taken_by_name', 'c.name as closed_by_name'])
}

export type QuotationRow = ReturnType<typeof rowOf>
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function rowOf(row: Row) {
  return {
    id: row.id,
    locale: row.locale as Locale,
    picture: row.picture ?? undefined,
    number: row.number,
    status: row.status as QuotationStatus,
    make: row.make,
    model: row.model,
    year: row.year,
    engine: row.engine,
    part: row.part,
    name: row.name,
    email: row.email,
    phone: row.phone,
    comments: row.comments ?? undefined,
    wantsSms: row.wants_sms,
    hasPicture: row.picture !== null,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    takenBy: row.taken_by_name ?? undefined,
    closedBy: row.closed_by_name ?? undefined,
    closedAt: row.closed_at ?? undefined,
    isEscalated: row.escalated_at !== null,
    refusal: row.refusal ?? undefined,
  }
}
