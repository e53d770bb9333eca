import { transactional } from '../../database/transactional.ts'
import { findPaymentById, lockCheckout, type Move, type OrderDeps } from '../orders/orders.public.ts'
import { concludeRefund } from './record-refund.ts'
import { findRefund, lockRefund } from './refunds.queries.ts'

/** The provider will not give it back: somebody has to find another way. */
export const failRefund = transactional(
  async (deps: OrderDeps, id: string, failureCode: string | undefined, move: Move = { by: 'provider' }): Promise<void> => {
    const found = await findRefund(deps.db, id)
    const payment = found && (await findPaymentById(deps.db, found.paymentId))
    if (!payment) return
    await lockCheckout(deps.db, payment.checkoutId)
    const refund = await lockRefund(deps.db, id)
    if (refund) await concludeRefund(deps, refund, payment, 'failed', move, { failureCode })
  },
)
