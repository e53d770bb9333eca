import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import {
  findOrderByFolio,
  findOrderOf,
  listPaymentsOf,
  lockCheckout,
  nowOf,
  type OrderDeps,
  OrderMoved,
  OrderNotFound,
  type PlacedOrder,
  TrackingKeyUsed,
  updateAcceptedTransfer,
} from '../orders/orders.public.ts'
import { payOrder } from '../payments/payments.public.ts'
import { VoucherUsed } from './vouchers.problems.ts'
import { listVouchersOf, updateVoucherJudged } from './vouchers.queries.ts'

type Found = { readonly folio: string; readonly trackingKey: string }

/** A person found the money of an order in the bank. Its tracking key and its receipt pay this order and no other. */
export const acceptTransfer = async (deps: OrderDeps, staffId: number, found: Found): Promise<PlacedOrder> => {
  try {
    return await accept(deps, staffId, found)
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'payments_tracking_key') throw new TrackingKeyUsed()
    if (constraint === 'vouchers_accepted_once') throw new VoucherUsed()
    throw error
  }
}

const accept = transactional(async (deps: OrderDeps, staffId: number, { folio, trackingKey }: Found): Promise<PlacedOrder> => {
  const { db } = deps
  const known = await findOrderByFolio(db, folio)
  const checkout = known && (await lockCheckout(db, known.checkoutId))
  const order = checkout && (await findOrderOf(db, checkout.id))
  if (!order) throw new OrderNotFound()
  if (order.status !== 'pending' && order.status !== 'cancelled') throw new OrderMoved()
  const transfer = (await listPaymentsOf(db, checkout.id)).findLast(({ provider }) => provider === 'bank')
  if (!transfer) throw new OrderMoved()
  const voucher = (await listVouchersOf(db, order.id)).findLast(({ status }) => status === 'received')
  if (voucher) await updateVoucherJudged(db, voucher.id, 'accepted', { staffId })
  const paidAt = nowOf(deps)
  const key = trackingKey.toUpperCase().replace(/\s/g, '')
  await updateAcceptedTransfer(db, { id: transfer.id, trackingKey: key, staffId, paidAt })
  const paid = await payOrder(deps, checkout, { ...transfer, status: 'paid' }, { paidAt, by: 'staff', staffId })
  await recordChange(db, staffId, {
    action: 'transfer-accepted',
    subject: { kind: 'order', ref: order.folio },
    before: { status: order.status },
    after: { status: paid.status, amount: transfer.amount, trackingKey: key },
  })
  return paid
})
