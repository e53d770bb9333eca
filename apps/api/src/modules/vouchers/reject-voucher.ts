import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findOrderByFolio, insertOrderEvent, lockCheckout, type OrderDeps, OrderNotFound, queueOrderMail } from '../orders/orders.public.ts'
import { VoucherNotFound } from './vouchers.problems.ts'
import { listVouchersOf, updateVoucherJudged } from './vouchers.queries.ts'

/** The receipt does not do; the customer is told why and may send another. */
export const rejectVoucher = transactional(
  async (deps: OrderDeps, staffId: number, { folio, reason }: { readonly folio: string; readonly reason: string }): Promise<void> => {
    const { db } = deps
    const order = await findOrderByFolio(db, folio)
    if (!order) throw new OrderNotFound()
    await lockCheckout(db, order.checkoutId)
    const voucher = (await listVouchersOf(db, order.id)).findLast(({ status }) => status === 'received')
    if (!voucher) throw new VoucherNotFound()
    await updateVoucherJudged(db, voucher.id, 'rejected', { staffId, reason })
    await insertOrderEvent(db, order.id, 'voucher-rejected', { by: 'staff', staffId, reason })
    await queueOrderMail(deps, order.id, 'voucher-rejected', voucher.id)
    await recordChange(db, staffId, {
      action: 'voucher-rejected',
      subject: { kind: 'order', ref: order.folio },
      before: { status: voucher.status },
      after: { status: 'rejected', reason },
    })
  },
)
