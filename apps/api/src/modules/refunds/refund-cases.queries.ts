import type { RefundWay } from '@shop/domain/payment-method'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type RefundCase = {
  readonly id: string
  readonly folio: string | null
  readonly amount: number
  readonly method: RefundWay
  readonly status: 'open' | 'pending' | 'succeeded' | 'failed'
  readonly reason: string
  readonly createdAt: Date
  readonly customer: string
}

/** What is still to be given back, and what the provider could not give back. */
export function listRefundCases(db: Db): Promise<RefundCase[]> {
  return (
    db
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
      .leftJoin('orders as o', 'o.checkout_id', 'c.id')
      .select(['r.id', 'o.folio', 'r.amount_cents as amount', 'r.method', 'r.status', 'r.reason', 'r.created_at as createdAt'])
      .select(sql<string>`c.recipient ->> 'name'`.as('customer'))
      .where('r.status', '<>', 'succeeded')
      // What another refund stands for is nobody's work any more.
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('refunds as n').select('n.id').whereRef('n.instead_of', '=', 'r.id'))))
      .orderBy('r.created_at')
      .limit(500)
      .$narrowType<Pick<RefundCase, 'method' | 'status'>>()
      .execute()
  )
}
