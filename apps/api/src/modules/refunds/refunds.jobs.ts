import type { JobHandlers } from '../../ports/job-queue.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { makeRefund } from './make-refund.ts'

export const refundJobs = (deps: OrderDeps): Pick<JobHandlers, 'make-refund'> => ({
  'make-refund': ({ refundId }) => makeRefund(deps, refundId),
})
