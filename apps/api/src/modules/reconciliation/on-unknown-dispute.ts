import type { OrderDeps } from '../orders/orders.public.ts'
import type { Found } from './compared-books.ts'
import { openDifference } from './open-difference.ts'
import type { UnknownDispute } from './refund-differences.queries.ts'

/** The balance names a dispute that the books do not have: its goods stay until somebody has looked. */
export const onUnknownDispute = (deps: OrderDeps, { dispute, paymentId, orderId, amount }: UnknownDispute): Promise<Found> =>
  openDifference(deps, {
    kind: 'dispute',
    subject: `dispute ${dispute}`,
    orderId: orderId ?? undefined,
    paymentId,
    amount: Math.abs(amount),
    details: { dispute, moved: amount },
    holdsGoods: true,
  })
