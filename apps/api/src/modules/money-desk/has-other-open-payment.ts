import { type Checkout, listPaymentsOf, type OrderDeps, type Payment } from '../orders/orders.public.ts'

/** Whether another payment of the purchase is under way, or has paid it. */
export async function hasOtherOpenPayment({ db }: OrderDeps, checkout: Checkout, payment: Payment): Promise<boolean> {
  return (await listPaymentsOf(db, checkout.id)).some(({ id, status }) => id !== payment.id && ALIVE.has(status))
}

const ALIVE: ReadonlySet<Payment['status']> = new Set(['created', 'requires_action', 'processing', 'paid', 'review'])
