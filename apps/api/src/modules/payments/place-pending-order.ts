import { transferHold, voucherHold } from '@shop/domain/payment-method'
import { transactional } from '../../database/transactional.ts'
import {
  findOrderOf,
  findPayment,
  lockCheckout,
  nowOf,
  type OrderDeps,
  type PlacedOrder,
  queueOrderMail,
  updateCheckoutStatus,
} from '../orders/orders.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { CheckoutClosed } from './payments.problems.ts'
import { createOrder } from './settle-payment.ts'

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
  const order = await createOrder(db, checkout, known, {
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
