import type { NamedCar } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import type { OrderReturn, ReturnableLine, ReturnCar, ReturnLine, ReturnStatus } from '@shop/domain/return'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type LineRow = {
  readonly place: number
  readonly product_id: number
  readonly part_number: string
  readonly name: string
  readonly image: string | null
  readonly unit_price_cents: number
  readonly for_car: NamedCar | null
}

type ReturnRow = Pick<OrderReturn, 'folio' | 'status' | 'reason' | 'comments' | 'answer' | 'photos'> & {
  readonly id: number
  readonly misfit: OrderReturn['misfit'] | null
  readonly car: ReturnCar | null
  readonly asked_at: Date
  readonly lines: readonly (LineRow & { readonly qty: number; readonly fate: ReturnLine['fate'] | null })[]
  readonly refund: { readonly amount: number; readonly status: NonNullable<OrderReturn['refund']>['status'] } | null
  readonly checkout_id: string
  readonly delivered_at: Date | null
  readonly recipient: { readonly name: string; readonly email: string; readonly phone: string }
  readonly locale: Locale
}

/** A return all of whose money has gone back, or for which nothing was left to give, is refunded. */
const STATUS = sql<ReturnStatus>`case when r.status = 'received' and (r.refund_id is null or f.status = 'succeeded') then 'refunded' else r.status end`
const PART = ['l.place', 'l.product_id', 'l.part_number', 'l.name', 'l.image', 'l.unit_price_cents', 'l.for_car'] as const

function returnsWhere(condition: RawBuilder<unknown>) {
  return sql<ReturnRow>`
  select r.id, o.folio, ${STATUS} as status, r.reason, r.misfit, r.car, r.comments, r.answer, r.asked_at, o.checkout_id, c.recipient, c.locale,
    (select max(e.happened_at) from order_events e where e.order_id = o.id and e.to_status = 'delivered') as delivered_at,
    (select json_agg(x order by x.place) from (
      select ${sql.join(PART.map((column) => sql.ref(column)))}, w.qty, w.fate
      from return_lines w join checkout_lines l on l.checkout_id = w.checkout_id and l.place = w.place where w.return_id = r.id
    ) x) as lines,
    (select coalesce(json_agg(p.id order by p.added_at), '[]') from return_photos p where p.return_id = r.id) as photos,
    case when f.id is not null then json_build_object('amount', f.amount_cents, 'status', f.status) end as refund
  from returns r join orders o on o.id = r.order_id join checkouts c on c.id = o.checkout_id left join refunds f on f.id = r.refund_id
  where ${condition} order by r.id desc`
}

export type FoundReturn = {
  readonly seen: OrderReturn
  readonly checkoutId: string
  readonly deliveredAt: Date | undefined
  readonly customer: ReturnRow['recipient']
  readonly locale: Locale
}

export async function findReturn(db: Db, id: number): Promise<FoundReturn | undefined> {
  const row = (await returnsWhere(sql`r.id = ${id}`).execute(db)).rows[0]
  return (
    row && {
      seen: returnOf(row),
      checkoutId: row.checkout_id,
      deliveredAt: row.delivered_at ?? undefined,
      customer: row.recipient,
      locale: row.locale,
    }
  )
}

export async function listReturnsOf(db: Db, orderId: number): Promise<OrderReturn[]> {
  return (await returnsWhere(sql`r.order_id = ${orderId}`).execute(db)).rows.map(returnOf)
}

/** All of a customer's. */
export async function listReturnsOfCustomer(db: Db, customerId: number): Promise<OrderReturn[]> {
  return (await returnsWhere(sql`c.customer_id = ${customerId}`).execute(db)).rows.map(returnOf)
}

/** What was bought, and how many of it were neither cancelled nor asked back by a return. */
export async function listReturnable(db: Db, checkoutId: string): Promise<ReturnableLine[]> {
  const rows = await db
    .selectFrom('checkout_lines as l')
    .select(PART)
    .select((e) => [
      'l.qty as bought',
      e.case().when('l.hold', '=', 'sold').then(sql<number>`l.qty - l.cancelled_qty - l.returning_qty`).else(e.lit(0)).end().as('left'),
    ])
    .where('l.checkout_id', '=', checkoutId)
    .orderBy('l.place')
    .$narrowType<Pick<LineRow, 'for_car'>>()
    .execute()
  return rows.map((row) => ({ ...partOf(row), bought: row.bought, left: row.left }))
}

export async function findDeliveredAt(db: Db, orderId: number): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('order_events')
    .select((e) => e.fn.max<Date | null>('happened_at').as('at'))
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'delivered')
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

type Asked = {
  readonly status?: ReturnStatus | undefined
  readonly folio?: string | undefined
  readonly page: number
  readonly limit: number
}
type Listed = {
  readonly id: number
  readonly folio: string
  readonly status: ReturnStatus
  readonly reason: OrderReturn['reason']
  readonly askedAt: Date
  readonly customer: string
  readonly pieces: number
}

/** What nobody has decided on. */
export async function countAskedReturns(db: Db): Promise<number> {
  const { asked } = await db
    .selectFrom('returns')
    .select((e) => e.fn.countAll<string>().as('asked'))
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow()
  return Number(asked)
}

export async function listReturns(db: Db, { status, folio, page, limit }: Asked): Promise<{ rows: Listed[]; total: number }> {
  const isWaiting = status === 'asked' || status === 'approved' || status === 'received'
  let asked = db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('checkouts as c', 'c.id', 'o.checkout_id')
    .leftJoin('refunds as f', 'f.id', 'r.refund_id')
  if (status !== undefined) asked = asked.where(STATUS, '=', status)
  if (folio !== undefined) asked = asked.where('o.folio', '=', folio)
  const [rows, { total }] = await Promise.all([
    asked
      .select((e) => [
        'r.id',
        'o.folio',
        STATUS.as('status'),
        'r.reason',
        'r.asked_at as askedAt',
        sql<string>`c.recipient ->> 'name'`.as('customer'),
        e
          .selectFrom('return_lines as w')
          .whereRef('w.return_id', '=', 'r.id')
          .select(({ cast, fn }) => cast<number>(fn.sum('w.qty'), 'integer').as('sum'))
          .as('pieces'),
      ])
      .orderBy('r.id', isWaiting ? 'asc' : 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .$narrowType<Pick<Listed, 'reason' | 'pieces'>>()
      .execute(),
    asked.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

function partOf(row: LineRow) {
  return {
    place: row.place,
    productId: String(row.product_id),
    partNumber: row.part_number,
    name: row.name,
    image: row.image ?? undefined,
    unitPrice: cents(row.unit_price_cents),
    forCar: row.for_car ?? undefined,
  }
}

function returnOf(row: ReturnRow): OrderReturn {
  return {
    id: String(row.id),
    folio: row.folio,
    status: row.status,
    reason: row.reason,
    misfit: row.misfit ?? undefined,
    car: row.car ? { ...row.car, engine: row.car.engine } : undefined,
    comments: row.comments,
    answer: row.answer,
    askedAt: row.asked_at,
    lines: row.lines.map((line) => ({ ...partOf(line), qty: line.qty, fate: line.fate ?? undefined })),
    photos: row.photos,
    refund: row.refund ? { amount: cents(row.refund.amount), status: row.refund.status } : undefined,
  }
}
