import type { Address } from '@shop/domain/address'
import type { DeliveryDays } from '@shop/domain/delivery-promise'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import { type Cents, cents } from '@shop/domain/money'
import type { Receiver, Recipient } from '@shop/domain/order'
import type { OrderMethod } from '@shop/domain/payment-method'
import { sql } from 'kysely'
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
  readonly delivery: DeliveryDays
  readonly recipient: Recipient
  readonly receiver: Receiver | undefined
  readonly address: Address
  readonly invoice: InvoiceData | undefined
  readonly locale: Locale
  readonly heldUntil: Date
}

const COLUMNS = [
  'id',
  'customer_id',
  'status',
  'payment_method',
  'attempt',
  'fingerprint',
  'subtotal_cents',
  'saved_cents',
  'shipping_cents',
  'total_cents',
  'carrier_key',
  sql<string>`delivery_from::text`.as('delivery_from'),
  sql<string>`delivery_to::text`.as('delivery_to'),
  'recipient',
  'receiver',
  'address',
  'invoice',
  'locale',
  'held_until',
] as const

function checkouts(db: Db) {
  return db.selectFrom('checkouts').select(COLUMNS)
}

export async function findCheckout(db: Db, id: string): Promise<Checkout | undefined> {
  return foundOf(await checkouts(db).where('id', '=', id).executeTakeFirst())
}

/** Always the first lock: whoever settles, releases or changes a purchase waits here for the others. */
export async function lockCheckout(db: Db, id: string): Promise<Checkout | undefined> {
  return foundOf(await checkouts(db).where('id', '=', id).forUpdate().executeTakeFirst())
}

type Quote = Omit<Checkout, 'status' | 'attempt' | 'customerId'>

function deliveryOf({ from, to }: Checkout['delivery']) {
  return { delivery_from: dateOf(from), delivery_to: dateOf(to) }
}
function dateOf(day: string) {
  return sql<Date>`${day}::date`
}

function columnsOf(quote: Quote) {
  return {
    payment_method: quote.paymentMethod,
    fingerprint: quote.fingerprint,
    subtotal_cents: quote.subtotal,
    saved_cents: quote.saved,
    shipping_cents: quote.shipping,
    total_cents: quote.total,
    carrier_key: quote.carrierKey,
    ...deliveryOf(quote.delivery),
    recipient: JSON.stringify(quote.recipient),
    receiver: quote.receiver ? JSON.stringify(quote.receiver) : null,
    address: JSON.stringify(quote.address),
    invoice: quote.invoice ? JSON.stringify(quote.invoice) : null,
    locale: quote.locale,
    held_until: quote.heldUntil,
  }
}

/** Undefined when it exists already, committed by another call. Its lines are inserted with their reservation. */
export async function insertCheckout(db: Db, checkout: Quote & Pick<Checkout, 'customerId'>): Promise<Checkout | undefined> {
  return foundOf(
    await db
      .insertInto('checkouts')
      .values({ id: checkout.id, customer_id: checkout.customerId ?? null, ...columnsOf(checkout) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(COLUMNS)
      .executeTakeFirst(),
  )
}

/** The quote of an open purchase, changed: the next attempt at it. */
export async function updateQuote(db: Db, checkout: Quote): Promise<Checkout | undefined> {
  return foundOf(
    await db
      .updateTable('checkouts')
      .set((e) => ({ ...columnsOf(checkout), attempt: e('attempt', '+', 1) }))
      .where('id', '=', checkout.id)
      .returning(COLUMNS)
      .executeTakeFirst(),
  )
}

/** The order waits for its money; it may be paid in another way, at the price that was agreed. */
export type ChangedMethod = Pick<Checkout, 'id' | 'paymentMethod' | 'fingerprint' | 'heldUntil' | 'delivery'>

export async function updateMethod(
  db: Db,
  { id, paymentMethod, fingerprint, heldUntil, delivery }: ChangedMethod,
): Promise<Checkout | undefined> {
  return foundOf(
    await db
      .updateTable('checkouts')
      .set((e) => ({
        payment_method: paymentMethod,
        fingerprint,
        ...deliveryOf(delivery),
        held_until: e.fn<Date>('greatest', ['held_until', e.val(heldUntil)]),
        attempt: e('attempt', '+', 1),
      }))
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst(),
  )
}

export async function updateCheckoutStatus(db: Db, id: string, status: Checkout['status'], heldUntil?: Date): Promise<void> {
  // Without a time `held_until` stays as it is.
  await db.updateTable('checkouts').set({ status, held_until: heldUntil }).where('id', '=', id).execute()
}

export async function extendHold(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('checkouts').set({ held_until: until }).where('id', '=', id).where('held_until', '<', until).execute()
}

type Row = Awaited<ReturnType<ReturnType<typeof checkouts>['execute']>>[number]

function foundOf(row: Row | undefined): Checkout | undefined {
  return (
    row && {
      id: row.id,
      customerId: row.customer_id ?? undefined,
      status: row.status as Checkout['status'],
      paymentMethod: row.payment_method as OrderMethod,
      attempt: row.attempt,
      fingerprint: row.fingerprint,
      subtotal: cents(row.subtotal_cents),
      saved: cents(row.saved_cents),
      shipping: cents(row.shipping_cents),
      total: cents(row.total_cents),
      carrierKey: row.carrier_key,
      delivery: { from: row.delivery_from, to: row.delivery_to },
      recipient: row.recipient as Recipient,
      receiver: (row.receiver as Receiver | null) ?? undefined,
      address: row.address as Address,
      invoice: (row.invoice as InvoiceData | null) ?? undefined,
      locale: row.locale as Locale,
      heldUntil: row.held_until,
    }
  )
}
