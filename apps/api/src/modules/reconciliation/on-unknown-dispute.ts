import { PaymentFailure, PaymentTemporary } from '../../ports/payment-failures.ts'
import { lookIntoDispute } from '../disputes/disputes.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { type Found, NOTHING_FOUND } from './compared-books.ts'
import { openDifference } from './open-difference.ts'
import type { UnknownDispute } from './refund-differences.queries.ts'

/** The balance names a dispute that the books do not have: it is read as its lost event would have had it read. */
export async function onUnknownDispute(deps: OrderDeps, unknown: UnknownDispute): Promise<Found> {
  try {
    await lookIntoDispute(deps, unknown.dispute)
    return { ...NOTHING_FOUND, booked: 1 }
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error instanceof PaymentTemporary) throw error
    return doubt(deps, unknown)
  }
}

/** The provider took money for it and does not know it: its goods stay until somebody has looked. */
function doubt(deps: OrderDeps, { dispute, paymentId, orderId, amount }: UnknownDispute): Promise<Found> {
  return openDifference(deps, {
    kind: 'dispute',
    subject: `dispute ${dispute}`,
    orderId: orderId ?? undefined,
    paymentId,
    amount: Math.abs(amount),
    details: { dispute, moved: amount },
    holdsGoods: true,
  })
}
