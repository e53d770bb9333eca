import { stopsRefunds } from '@shop/domain/dispute'
import type { Db } from '../../database/connect.ts'
import { listDisputesOfPayment, type Payment } from '../orders/orders.public.ts'
import { RefundDisputed } from './refunds.problems.ts'

/** What a bank took back already is not given back once more. Under the lock of the checkout, before a person opens a refund. */
export async function assertNotWithBank(db: Db, { id }: Pick<Payment, 'id'>): Promise<void> {
  if ((await listDisputesOfPayment(db, id)).some(stopsRefunds)) throw new RefundDisputed()
}
