import { findMoneyCase, openMoneyCase } from '../money-cases/money-cases.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import type { Found } from './compared-books.ts'

type Difference = Parameters<typeof openMoneyCase>[1]

/** Somebody has to look at it: once, however many nights find it, and not again when somebody did. */
export async function openDifference({ db }: Pick<OrderDeps, 'db'>, difference: Difference): Promise<Found> {
  // Somebody looked at it already: the same is not brought up every night.
  if ((await findMoneyCase(db, difference.kind, difference.subject))?.isOpen === false) return { booked: 0, cases: 0 }
  const opened = await openMoneyCase(db, difference)
  return { booked: 0, cases: opened === undefined ? 0 : 1 }
}
