import { openMoneyCase } from '../money-cases/money-cases.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import type { Found } from './compared-books.ts'
import { wasSettled } from './differences.queries.ts'

type Difference = Parameters<typeof openMoneyCase>[1]

/** Somebody has to look at it: once, however many nights find it, and not again when somebody did. */
export const openDifference = async ({ db }: Pick<OrderDeps, 'db'>, difference: Difference): Promise<Found> => {
  if (await wasSettled(db, difference.kind, difference.subject)) return { booked: 0, cases: 0 }
  const opened = await openMoneyCase(db, difference)
  return { booked: 0, cases: opened === undefined ? 0 : 1 }
}
