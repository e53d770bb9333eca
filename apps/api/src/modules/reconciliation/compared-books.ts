import type { Refund } from '../../ports/payment-provider.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import type { Account, Days } from './account.ts'

/** What is compared, and what the provider told of it. */
export type ComparedBooks = {
  readonly deps: OrderDeps
  readonly account: Account
  readonly days: Days
  readonly now: Date
  /** Those made on these days, by their ids. */
  readonly refunds: ReadonlyMap<string, Refund>
}

/** What one look led to. */
export type Found = { readonly booked: number; readonly cases: number }

export const NOTHING_FOUND: Found = { booked: 0, cases: 0 }

export function together(found: readonly Found[]): Found {
  return {
    booked: found.reduce((sum, { booked }) => sum + booked, 0),
    cases: found.reduce((sum, { cases }) => sum + cases, 0),
  }
}
