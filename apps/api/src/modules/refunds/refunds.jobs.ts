import type { JobHandlers } from '../../ports/job-queue.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { makeRefund } from './make-refund.ts'

export function refundJobs(deps: OrderDeps): Pick<JobHandlers, 'make-refund'> {
  return {
    'make-refund': ({ refundId }) => makeRefund(deps, refundId),
  }
}
