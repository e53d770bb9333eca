import { randomUUID } from 'node:crypto'
import type { Shopper } from '@shop/api/testing/shoppers'
import type { Field } from './field.ts'
import { until } from './until.ts'

type More = {
  readonly id?: string
  readonly method?: 'stripe' | 'oxxo' | 'transferencia'
  readonly at?: number
  readonly part?: string
  readonly qty?: number
}
export type Started = { readonly checkout_id: string; readonly transaction_id: string; readonly client_secret: string }
export type Ordered = Started & { readonly folio: string }

/** A purchase begun at one of the hosts: 500 pesos a piece. */
export async function start(field: Field, shopper: Shopper, { at = 0, part, qty = 1, ...more }: More = {}): Promise<Started> {
  const lines = [{ ref: part ?? field.parts.plenty, qty }]
  const { body } = await shopper.start({ id: randomUUID(), lines, total: 500 * qty, ...more }, field.at(at))
  if (!body.success) throw new Error(`a purchase was refused: ${body.code}`)
  return body.data
}

/** The card is charged; nobody has told the shop. */
export async function pay(field: Field, shopper: Shopper, more: More = {}): Promise<Started> {
  const started = await start(field, shopper, more)
  await shopper.payByCard(started.client_secret)
  return started
}

/** Paid by card, and ordered at the other host. */
export async function buy(field: Field, shopper: Shopper, { card, ...more }: More & { readonly card?: string } = {}): Promise<Ordered> {
  const started = await start(field, shopper, more)
  await shopper.payByCard(started.client_secret, card)
  return ordered(field, shopper, started)
}

/** The order of a transfer, which waits for its money. */
export async function placeTransfer(field: Field, shopper: Shopper, more: More = {}): Promise<Ordered> {
  return ordered(field, shopper, await start(field, shopper, { ...more, method: 'transferencia' }))
}

async function ordered(field: Field, shopper: Shopper, started: Started): Promise<Ordered> {
  const { body } = await shopper.order({ transaction_id: started.transaction_id }, field.at(1))
  if (!body.success) throw new Error(`an order was refused: ${body.code}`)
  return { ...started, folio: body.data.folio }
}

/** The order of a voucher, which waits for its money. */
export async function placeOxxo(field: Field, shopper: Shopper): Promise<Started> {
  const started = await start(field, shopper, { method: 'oxxo' })
  await shopper.order({ transaction_id: started.transaction_id }, field.at(1))
  return started
}

export function ordersOf(field: Field, { id }: Shopper) {
  return field.rows('select * from orders where customer_id = $1 order by id', id)
}
export function paymentsOf(field: Field, checkoutId: string) {
  return field.rows('select * from payments where checkout_id = $1 order by id', checkoutId)
}
export function refundsOf(field: Field, checkoutId: string) {
  return field.rows(
    'select r.* from refunds r join payments p on p.id = r.payment_id where p.checkout_id = $1 order by r.created_at',
    checkoutId,
  )
}
export async function stockOf(field: Field, part = field.parts.plenty): Promise<{ stock: number; reserved: number }> {
  return (await field.rows('select stock, reserved from products where id = $1', part))[0]
}

/** Whoever works off the events does so in a process of the shop. */
export function untilOrder(field: Field, shopper: Shopper, status: string) {
  return until(
    () => ordersOf(field, shopper),
    (orders) => orders.length === 1 && orders[0].status === status,
    `an order that is ${status}`,
  )
}
