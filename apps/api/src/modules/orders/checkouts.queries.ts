import type { Address } from '@shop/domain/address'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import { type Cents, cents } from '@shop/domain/money'
import type { Recipient } from '@shop/domain/order'
import type { OrderMethod } from '@shop/domain/payment-method'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A frozen quote. */
export type Checkout = {
  readonly id: string
  /** Nobody's account for what was bought at the counter. */
  readonly customerId: number | undefined
  readonly status: 'open' | 'placed' | 'expired'
  readonly paymentMethod: OrderMethod
  readonly attempt: number
  readonly fingerprint: string
  readonly subtotal: Cents
  readonly saved: Cents
  readonly shipping: Cents
  readonly total: Cents
  readonly carrierKey: string
  readonly delivery: { readonly from: string; readonly to: string }
  readonly recipient: Recipient
  readonly address: Address
  readonly invoice: InvoiceData | undefined
  readonly locale: Locale
  readonly heldUntil: Date
}

export type FrozenLine = {
  readonly productId: number
  readonly ref: string
  readonly qty: number
  readonly partNumber: string
  readonly internalKey: string
  readonly name: string
  readonly brand: string
  readonly image: string | undefined
  readonly price: Cents
  readonly discountPercent: number
  readonly unitPrice: Cents
}

const COLUMNS = sql`id, customer_id, status, payment_method, attempt, fingerprint, subtotal_cents, saved_cents, shipping_cents, total_cents,
  carrier_key, delivery_from::text, delivery_to::text, recipient, address, invoice, locale, held_until`

export const findCheckout = async (db: Db, id: string): Promise<Checkout | undefined> =>
  first(await sql<Row>`select ${COLUMNS} from checkouts where id = ${id}`.execute(db))

/** Always the first lock: whoever settles, releases or changes a purchase waits here for the others. */
export const lockCheckout = async (db: Db, id: string): Promise<Checkout | undefined> =>
  first(await sql<Row>`select ${COLUMNS} from checkouts where id = ${id} for update`.execute(db))

/** With its lines, in one go. Nothing when it is there already; whoever made it has committed by then. */
export const insertCheckout = async (
  db: Db,
  checkout: Omit<Checkout, 'status' | 'attempt'>,
  lines: readonly FrozenLine[],
): Promise<Checkout | undefined> =>
  first(
    await sql<Row>`
      with frozen as (insert into checkouts (id, customer_id, payment_method, fingerprint, subtotal_cents, saved_cents, shipping_cents, total_cents, carrier_key,
        delivery_from, delivery_to, recipient, address, invoice, locale, held_until)
      values (${checkout.id}, ${checkout.customerId ?? null}, ${checkout.paymentMethod}, ${checkout.fingerprint}, ${checkout.subtotal}, ${checkout.saved},
        ${checkout.shipping}, ${checkout.total}, ${checkout.carrierKey}, ${checkout.delivery.from}, ${checkout.delivery.to},
        ${JSON.stringify(checkout.recipient)}, ${JSON.stringify(checkout.address)}, ${checkout.invoice ? JSON.stringify(checkout.invoice) : null},
        ${checkout.locale}, ${checkout.heldUntil})
      on conflict (id) do nothing returning *),
      kept as (${insertedLines(sql`f.id`, lines, sql`, frozen f`)})
      select ${COLUMNS} from frozen`.execute(db),
  )

/** The quote of an open purchase, changed: the next attempt at it. */
export const updateQuote = async (db: Db, checkout: Omit<Checkout, 'status' | 'attempt' | 'customerId'>): Promise<Checkout | undefined> =>
  first(
    await sql<Row>`
      update checkouts set payment_method = ${checkout.paymentMethod}, fingerprint = ${checkout.fingerprint}, subtotal_cents = ${checkout.subtotal},
        saved_cents = ${checkout.saved}, shipping_cents = ${checkout.shipping}, total_cents = ${checkout.total}, carrier_key = ${checkout.carrierKey},
        delivery_from = ${checkout.delivery.from}, delivery_to = ${checkout.delivery.to}, recipient = ${JSON.stringify(checkout.recipient)},
        address = ${JSON.stringify(checkout.address)}, invoice = ${checkout.invoice ? JSON.stringify(checkout.invoice) : null},
        locale = ${checkout.locale}, held_until = ${checkout.heldUntil}, attempt = attempt + 1
      where id = ${checkout.id} returning ${COLUMNS}`.execute(db),
  )

/** The order waits for its money; it may be paid in another way, at the price that was agreed. */
export const updateMethod = async (
  db: Db,
  { id, paymentMethod, fingerprint, heldUntil }: Pick<Checkout, 'id' | 'paymentMethod' | 'fingerprint' | 'heldUntil'>,
): Promise<Checkout | undefined> =>
  first(
    await sql<Row>`
      update checkouts set payment_method = ${paymentMethod}, fingerprint = ${fingerprint}, held_until = greatest(held_until, ${heldUntil}::timestamptz),
        attempt = attempt + 1
      where id = ${id} returning ${COLUMNS}`.execute(db),
  )

export const updateCheckoutStatus = async (db: Db, id: string, status: Checkout['status'], heldUntil?: Date): Promise<void> => {
  await sql`update checkouts set status = ${status}, held_until = coalesce(${heldUntil ?? null}::timestamptz, held_until) where id = ${id}`.execute(
    db,
  )
}

export const extendHold = async (db: Db, id: string, until: Date): Promise<void> => {
  await sql`update checkouts set held_until = ${until} where id = ${id} and held_until < ${until}`.execute(db)
}

export const insertLines = async (db: Db, checkoutId: string, lines: readonly FrozenLine[]): Promise<void> => {
  await insertedLines(sql`${checkoutId}::uuid`, lines, sql``).execute(db)
}

const insertedLines = (checkoutId: RawBuilder<unknown>, lines: readonly FrozenLine[], beside: RawBuilder<unknown>) => {
  const rows = lines.map((line, place) => ({
    product_id: line.productId,
    place,
    qty: line.qty,
    part_number: line.partNumber,
    internal_key: line.internalKey,
    name: line.name,
    brand: line.brand,
    image: line.image ?? null,
    price_cents: line.price,
    discount_percent: line.discountPercent,
    unit_price_cents: line.unitPrice,
  }))
  return sql`
    insert into checkout_lines (checkout_id, product_id, place, qty, part_number, internal_key, name, brand, image, price_cents, discount_percent, unit_price_cents)
    select ${checkoutId}, l.product_id, l.place, l.qty, l.part_number, l.internal_key, l.name, l.brand, l.image, l.price_cents, l.discount_percent, l.unit_price_cents
    from json_populate_recordset(null::checkout_lines, ${JSON.stringify(rows)}::json) l ${beside}`
}

export const deleteLines = async (db: Db, checkoutId: string): Promise<void> => {
  await sql`delete from checkout_lines where checkout_id = ${checkoutId}`.execute(db)
}

export type Buyer = Recipient & { readonly locale: Locale }

export const findBuyer = async (db: Db, customerId: number): Promise<Buyer | undefined> => {
  const row = await db
    .selectFrom('customers')
    .select(['first_name', 'last_name', 'email', 'phone', 'locale'])
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { name: `${row.first_name} ${row.last_name}`, email: row.email, phone: row.phone, locale: row.locale as Locale }
}

/** Purchases that wait for money, counted while no other of this customer can begin. */
export const countUnpaid = async (db: Db, customerId: number, except: string): Promise<number> => {
  await sql`select from customers where id = ${customerId} for no key update`.execute(db)
  const { rows } = await sql<{ unpaid: number }>`
    select count(*)::integer as unpaid from checkouts c left join orders o on o.checkout_id = c.id
    where c.customer_id = ${customerId} and c.id <> ${except} and c.payment_method <> 'card'
      and (c.status = 'open' or o.status = 'pending')`.execute(db)
  return rows[0]?.unpaid ?? 0
}

type Row = {
  id: string
  customer_id: number | null
  status: Checkout['status']
  payment_method: OrderMethod
  attempt: number
  fingerprint: string
  subtotal_cents: number
  saved_cents: number
  shipping_cents: number
  total_cents: number
  carrier_key: string
  delivery_from: string
  delivery_to: string
  recipient: Recipient
  address: Address
  invoice: InvoiceData | null
  locale: Locale
  held_until: Date
}

const first = ({ rows: [row] }: { readonly rows: readonly Row[] }): Checkout | undefined =>
  row && {
    id: row.id,
    customerId: row.customer_id ?? undefined,
    status: row.status,
    paymentMethod: row.payment_method,
    attempt: row.attempt,
    fingerprint: row.fingerprint,
    subtotal: cents(row.subtotal_cents),
    saved: cents(row.saved_cents),
    shipping: cents(row.shipping_cents),
    total: cents(row.total_cents),
    carrierKey: row.carrier_key,
    delivery: { from: row.delivery_from, to: row.delivery_to },
    recipient: row.recipient,
    address: row.address,
    invoice: row.invoice ?? undefined,
    locale: row.locale,
    heldUntil: row.held_until,
  }
