import { readFolio } from '@shop/domain/folio'
import { cents } from '@shop/domain/money'
import { type OwnReturns, returnDaysLeft, type StaffReturn } from '@shop/domain/return'
import { findOrderByFolio, listPaymentsOf, nowOf, type OrderDeps, OrderNotFound, type PlacedOrder } from '../orders/orders.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { amountOf } from './amount-of.ts'
import { ReturnNotFound } from './returns.problems.ts'
import { findDeliveredAt, findReturn, listReturnable, listReturnsOf } from './returns.queries.ts'

/** Another customer's order is not there. */
export async function findOwnOrder({ db }: Pick<OrderDeps, 'db'>, customerId: number, typed: string): Promise<PlacedOrder> {
  const folio = readFolio(typed)
  const order = folio ? await findOrderByFolio(db, folio) : undefined
  if (order?.customerId !== customerId) throw new OrderNotFound()
  return order
}

/** Of an own order, named by what a customer sees of it. */
export async function findOwnReturn(
  deps: Pick<OrderDeps, 'db'>,
  customerId: number,
  { folio, id: typed }: { readonly folio: string; readonly id: string },
): Promise<{ order: PlacedOrder; id: number }> {
  const order = await findOwnOrder(deps, customerId, folio)
  const id = /^\d+$/.test(typed) ? Number(typed) : 0
  if ((await findReturn(deps.db, id))?.seen.folio !== order.folio) throw new ReturnNotFound()
  return { order, id }
}

export async function showOwnReturns(deps: OrderDeps, order: PlacedOrder): Promise<OwnReturns> {
  const [daysLeft, lines, returns] = await Promise.all([
    daysLeftOf(deps, order),
    listReturnable(deps.db, order.checkoutId),
    listReturnsOf(deps.db, order.id),
  ])
  return { daysLeft, lines, returns }
}

/** Undefined when the order was not delivered, or its days are over. */
export async function daysLeftOf(deps: OrderDeps, { id, status }: PlacedOrder): Promise<number | undefined> {
  if (status !== 'delivered') return undefined
  const [deliveredAt, { returns }] = await Promise.all([findDeliveredAt(deps.db, id), readPolicies(deps.db)])
  return deliveredAt && returnDaysLeft(deliveredAt, returns.days, nowOf(deps))
}

export async function showReturn({ db }: Pick<OrderDeps, 'db'>, id: number): Promise<StaffReturn> {
  const found = await findReturn(db, id)
  if (!found) throw new ReturnNotFound()
  const payment = (await listPaymentsOf(db, found.checkoutId)).find(({ status }) => status === 'paid')
  return {
    ...found.seen,
    customer: found.customer,
    deliveredAt: found.deliveredAt,
    amount: amountOf(found.seen),
    refundable: cents(payment ? payment.amount - payment.refunded : 0),
  }
}
