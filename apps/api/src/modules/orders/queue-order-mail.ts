import type { OrderMail } from '../../ports/job-queue.ts'
import type { OrderDeps } from './order-deps.ts'

/** Joins the caller's transaction. The worker writes the mail; one of each kind leaves per order, `occasion` tells several apart. */
export function queueOrderMail({ db, jobs }: OrderDeps, orderId: number, kind: OrderMail['kind'], occasion = ''): Promise<void> {
  return jobs.enqueue(db, 'send-order-mail', { orderId, kind, occasion }, { key: orderMailKey({ orderId, kind, occasion }) })
}

export function orderMailKey({ orderId, kind, occasion }: OrderMail): string {
  return `order ${orderId} ${kind}${occasion === '' ? '' : ` ${occasion}`}`
}
