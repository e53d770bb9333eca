import type { JobHandlers } from '../../ports/job-queue.ts'
import { makeRefund } from './make-refund.ts'
import type { OrderDeps } from './order-deps.ts'
import { sweepOrders } from './sweep-orders.ts'
import { writeOrderMail } from './write-order-mail.ts'

export const orderJobs = (deps: OrderDeps): Pick<JobHandlers, 'send-order-mail' | 'make-refund' | 'sweep-orders'> => ({
  'send-order-mail': (mail) => writeOrderMail(deps, mail),
  'make-refund': ({ refundId }) => makeRefund(deps, refundId),
  'sweep-orders': () => sweepOrders(deps),
})
