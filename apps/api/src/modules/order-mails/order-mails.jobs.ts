import type { JobHandlers } from '../../ports/job-queue.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { writeOrderMail } from './write-order-mail.ts'

export const orderMailJobs = (deps: OrderDeps): Pick<JobHandlers, 'send-order-mail'> => ({
  'send-order-mail': (mail) => writeOrderMail(deps, mail),
})
