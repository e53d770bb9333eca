import { type Cents, cents, formatMoney } from '@shop/domain/money'
import { piecesKeptUntil } from '@shop/domain/money-case'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { openMoneyCase, settleMoneyCase } from '../money-cases/money-cases.public.ts'
import {
  type Checkout,
  extendHold,
  findOrderByFolio,
  findOrderOf,
  insertOrderEvent,
  insertTransferReceipt,
  listPaymentsOf,
  lockCheckout,
  nowOf,
  type OrderDeps,
  OrderMoved,
  OrderNotFound,
  type Payment,
  type PlacedOrder,
  queueOrderMail,
  sumTransfers,
  TrackingKeyUsed,
  updateTransferReceived,
} from '../orders/orders.public.ts'
import { payOrder } from '../payments/payments.public.ts'
import { VoucherUsed } from './vouchers.problems.ts'
import { listVouchersOf, updateVoucherJudged } from './vouchers.queries.ts'

type Found = {
  readonly folio: string
  readonly trackingKey: string
  /** What the bank shows; all that is missing unless it is said. */
  readonly amount?: Cents | undefined
}

/** A person found money of an order in the bank. Its tracking key and its receipt count for this order and no other. */
export async function acceptTransfer(deps: OrderDeps, staffId: number, found: Found): Promise<PlacedOrder> {
  try {
    return await accept(deps, staffId, found)
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'payments_tracking_key' || constraint === 'transfer_receipts_tracking_key_key') throw new TrackingKeyUsed()
    if (constraint === 'vouchers_accepted_once') throw new VoucherUsed()
    throw error
  }
}

const accept = transactional(async (deps: OrderDeps, staffId: number, { folio, trackingKey, amount }: Found): Promise<PlacedOrder> => {
  const { db } = deps
  const known = await findOrderByFolio(db, folio)
  const checkout = known && (await lockCheckout(db, known.checkoutId))
  const order = checkout && (await findOrderOf(db, checkout.id))
  if (!order) throw new OrderNotFound()
  const transfer = (await listPaymentsOf(db, checkout.id)).findLast(({ provider }) => provider === 'bank')
  // An order that was paid otherwise meanwhile still gets its transfer; one that this transfer has paid moved.
  if (!transfer || !WAITING.has(transfer.status)) throw new OrderMoved()
  const voucher = (await listVouchersOf(db, order.id)).findLast(({ status }) => status === 'received')
  if (voucher) await updateVoucherJudged(db, voucher.id, 'accepted', { staffId })
  const before = await sumTransfers(db, transfer.id)
  const came = amount ?? cents(Math.max(transfer.amount - before, 1))
  const key = trackingKey.toUpperCase().replace(/\s/g, '')
  await insertTransferReceipt(db, { paymentId: transfer.id, amount: came, trackingKey: key, staffId })
  const received = cents(before + came)
  await updateTransferReceived(db, { id: transfer.id, received, trackingKey: key, staffId })
  const after = await draw(deps, { checkout, order, transfer: { ...transfer, received }, staffId })
  await recordChange(db, staffId, {
    action: 'transfer-accepted',
    subject: { kind: 'order', ref: order.folio },
    before: { status: order.status },
    after: { status: after.status, amount: came, trackingKey: key },
  })
  return after
})

/** A bank payment that has paid nothing; a cancelled order finds its money again. */
const WAITING: ReadonlySet<Payment['status']> = new Set(['requires_action', 'cancelled'])

type Drawn = { readonly checkout: Checkout; readonly order: PlacedOrder; readonly transfer: Payment; readonly staffId: number }

async function draw(deps: OrderDeps, { checkout, order, transfer, staffId }: Drawn): Promise<PlacedOrder> {
  const { db } = deps
  const { id, amount, received } = transfer
  const subject = `payment ${id}`
  const isWaiting = order.status === 'pending' || order.status === 'cancelled'
  const found = { subject, orderId: order.id, paymentId: id, details: { expectedAmount: amount, seenAmount: received } }
  if (isWaiting && received < amount) {
    const keptUntil = piecesKeptUntil(nowOf(deps))
    await extendHold(db, checkout.id, keptUntil)
    await openMoneyCase(db, { ...found, kind: 'transfer-short', amount: amount - received, dueAt: keptUntil })
    const reason = `${formatMoney(received)} / ${formatMoney(amount)}`
    await insertOrderEvent(db, order.id, 'transfer-short', { by: 'staff', staffId, reason })
    await queueOrderMail(deps, order.id, 'transfer-short', String(received))
    return order
  }
  await settleMoneyCase(db, 'transfer-short', subject, { outcome: 'completed', staffId })
  const paid = await payOrder(deps, checkout, transfer, { paidAt: nowOf(deps), by: 'staff', staffId })
  // All of a second payment goes back, and all of one whose parts are gone.
  if (isWaiting && received > amount && !paid.lacksStock) {
    await openMoneyCase(db, { ...found, kind: 'transfer-above', amount: received - amount })
    const reason = `${formatMoney(received)} / ${formatMoney(amount)}`
    await insertOrderEvent(db, order.id, 'transfer-above', { by: 'staff', staffId, reason })
  }
  return paid
}
