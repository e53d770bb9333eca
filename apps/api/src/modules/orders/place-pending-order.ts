import { transferHold, voucherHold } from '@shop/domain/payment-method'
import { transactional } from '../../database/transactional.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { lockCheckout, updateCheckoutStatus } from './checkouts.queries.ts'
import { nowOf, type OrderDeps } from './order-deps.ts'
import { findPayment } from './order-payments.queries.ts'
import { CheckoutClosed } from './orders.problems.ts'
import { findOrderOf, type PlacedOrder } from './placed-orders.queries.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { birth } from './settle-payment.ts'

/** The order of a voucher or a transfer, before its money: once, from the frozen quote. */
export const placePendingOrder = transactional(async (deps: OrderDeps, reference: string): Promise<PlacedOrder | undefined> => {
  const { db } = deps
  const known = await findPayment(db, reference)
  const checkout = known && (await lockCheckout(db, known.checkoutId))
  if (!checkout || !known || known.method === 'card') return undefined
  const before = await findOrderOf(db, checkout.id)
  if (before) return before
  if (checkout.status === 'expired') throw new CheckoutClosed()
  const { holds, holidays } = await readPolicies(db)
  const expiresAt = known.voucher?.expiresAt
  const heldUntil = expiresAt ? voucherHold(expiresAt, holidays, holds) : transferHold(nowOf(deps), holds)
  const order = await birth(db, checkout, known, {
    status: 'pending',
    paidAt: undefined,
    dueAt: expiresAt ?? heldUntil,
    lacksStock: false,
    by: 'customer',
  })
  await updateCheckoutStatus(db, checkout.id, 'placed', heldUntil)
  await queueOrderMail(deps, order.id, 'placed')
  return order
})
