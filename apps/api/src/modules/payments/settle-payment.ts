import { randomBytes } from 'node:crypto'
import { FOLIO_BYTES, folioFrom } from '@shop/domain/folio'
import type { Mover } from '@shop/domain/order-status'
import { isCounterMethod } from '@shop/domain/payment-method'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../../database/is-uuid.ts'
import { transactional } from '../../database/transactional.ts'
import { failpoint } from '../../failpoint.ts'
import { NoPaymentProvider } from '../../problems.ts'
import { announceArrival } from '../arrivals/arrivals.public.ts'
import { openMoneyCase } from '../money-cases/money-cases.public.ts'
import {
  type Checkout,
  findOrderOf,
  findPayment,
  insertOrder,
  insertOrderEvent,
  insertPayment,
  listPaymentsOf,
  lockCheckout,
  lockLineStock,
  type OrderDeps,
  type Payment,
  type PlacedOrder,
  queueOrderMail,
  sell,
  updateDecided,
  updateOrderStatus,
  updatePaid,
} from '../orders/orders.public.ts'
import { openCase } from '../refunds/refunds.public.ts'
import { keepForReview, notInBooks, type Paid } from './keep-for-review.ts'

/**
 * Turns a payment that succeeded into a paid order, once, whoever comes first: page, event or sweeper.
 * Undefined when it is none of ours or does not fit: then it is a case for staff, and nobody's order is paid by it.
 */
export const settlePayment = transactional(async (deps: OrderDeps, intent: Paid): Promise<PlacedOrder | undefined> => {
  const { db, payments } = deps
  // What we noted when it was opened, or else what the provider was told then.
  const checkoutId = (await findPayment(db, intent.id))?.checkoutId ?? intent.metadata.checkout_id
  const checkout = checkoutId && isUuid(checkoutId) ? await lockCheckout(db, checkoutId) : undefined
  if (!checkout) return notInBooks(db, intent)
  // Read again under the lock: another may have settled it while this one waited.
  const payment = (await findPayment(db, intent.id)) ?? (await attach(deps, checkout, intent))
  if (payment.status === 'paid' || payment.status === 'duplicate' || payment.status === 'review') return findOrderOf(db, checkout.id)
  if (!fits(checkout, payment, intent, payments.isLive)) {
    return keepForReview(deps, checkout, payment, intent)
  }
  const order = await payOrder(deps, checkout, payment, { paidAt: intent.state.paidAt, by: 'provider' })
  failpoint(deps.settings, 'order-uncommitted')
  return order
})

type Settlement = { readonly paidAt: Date; readonly by: Mover; readonly staffId?: number }

/** Under the lock of its checkout. The payment pays the order, or turns out to be the second one and goes back. */
export async function payOrder(
  deps: OrderDeps,
  checkout: Checkout,
  payment: Payment,
  { paidAt, by, staffId }: Settlement,
): Promise<PlacedOrder> {
  const { db } = deps
  const before = checkout.status === 'open' ? undefined : await findOrderOf(db, checkout.id)
  if (before && before.status !== 'pending' && before.status !== 'cancelled') {
    await updateDecided(db, payment.id, 'duplicate', paidAt)
    await openCase(deps, payment, { cause: `duplicate:${payment.id}`, reason: 'duplicate' })
    await openMoneyCase(db, {
      kind: 'paid-twice',
      subject: `payment ${payment.id}`,
      orderId: before.id,
      paymentId: payment.id,
      amount: payment.received,
      details: { method: payment.method, reference: payment.reference },
    })
    await insertOrderEvent(db, before.id, 'paid-twice', { by })
    return before
  }
  if (payment.status !== 'paid') await updatePaid(db, payment, paidAt)
  const lines = await lockLineStock(db, checkout.id)
  const lacksStock = lines.some(({ hold, qty, free }) => hold === 'released' && free < qty)
  const order = before
    ? await updateOrderStatus(
        db,
        before,
        'paid',
        { by, ...(staffId === undefined ? {} : { staffId }) },
        { paidAt, lacksStock, paymentMethod: payment.method },
      )
    : await createOrder(db, checkout, payment, { status: 'paid', paidAt, dueAt: undefined, lacksStock, by, staffId })
  if (!order) throw new Error(`Order ${before?.folio} moved while its purchase was locked`)
  if (lacksStock) await openCase(deps, payment, { cause: `no-stock:${order.id}`, reason: 'out_of_stock' })
  else await sell(db, checkout.id, order.id, lines)
  await queueOrderMail(deps, order.id, lacksStock ? 'out-of-stock' : before ? 'paid' : 'confirmed')
  // What is sold at the counter is handed over there and then: nobody has to pack it.
  if (!lacksStock && !isCounterMethod(payment.method)) await announceArrival(deps, { kind: 'order', ref: order.folio })
  return order
}

type NewOrder = {
  readonly status: 'pending' | 'paid'
  readonly paidAt: Date | undefined
  readonly dueAt: Date | undefined
  readonly lacksStock: boolean
  readonly by: Mover
  readonly staffId?: number | undefined
}

export async function createOrder(
  db: Db,
  checkout: Checkout,
  payment: Payment,
  { status, paidAt, dueAt, lacksStock, by, staffId }: NewOrder,
): Promise<PlacedOrder> {
  for (;;) {
    const folio = folioFrom(randomBytes(FOLIO_BYTES), { isTest: !payment.isLive })
    const order =
      folio &&
      (await insertOrder(db, {
        folio,
        checkoutId: checkout.id,
        transactionId: payment.reference,
        customerId: checkout.customerId,
        status,
        paymentMethod: payment.method,
        total: checkout.total,
        isLive: payment.isLive,
        lacksStock,
        paidAt,
        dueAt,
        by,
        staffId,
      }))
    if (order) return order
  }
}

/** The process that opened this payment died before it could note it; the provider remembers whose it is. */
async function attach({ db, payments }: OrderDeps, checkout: Checkout, intent: Paid): Promise<Payment> {
  const { name: provider } = payments
  if (provider === 'none') throw new NoPaymentProvider()
  const attempts = await listPaymentsOf(db, checkout.id)
  await insertPayment(db, {
    checkoutId: checkout.id,
    attempt: attempts.some(({ attempt }) => attempt === checkout.attempt) ? checkout.attempt + attempts.length + 1 : checkout.attempt,
    provider,
    reference: intent.id,
    method: intent.methods.includes('oxxo') ? 'oxxo' : 'card',
    amount: intent.amount,
    isLive: intent.isLive,
    status: 'created',
    voucher: undefined,
    transferReference: undefined,
  })
  const payment = await findPayment(db, intent.id)
  if (!payment) throw new Error(`The payment ${intent.id} could not be attached`)
  return payment
}

/** This amount, this currency, this mode, this purchase of this customer; anything else is a matter for staff. */
function fits(checkout: Checkout, payment: Payment, intent: Paid, isLive: boolean): boolean {
  return (
    intent.amountReceived === checkout.total &&
    payment.amount === checkout.total &&
    intent.currency === 'mxn' &&
    intent.isLive === isLive &&
    payment.isLive === isLive &&
    intent.metadata.checkout_id === checkout.id &&
    intent.metadata.cliente_id === String(checkout.customerId)
  )
}
