import type { JobHandlers } from '../../ports/job-queue.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { sweepOrders } from './sweep-orders.ts'

export function orderSweepJobs(deps: OrderDeps): Pick<JobHandlers, 'sweep-orders'> {
  return {
    'sweep-orders': () => sweepOrders(deps),
  }
}
