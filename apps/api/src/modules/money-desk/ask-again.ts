import { resetCheck } from '../order-sweep/order-sweep.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import type { Settling } from './settling.ts'

/** The sweeper asks the provider in its next round; in vain once more, it is a case once more. */
export async function askAgain({ db }: OrderDeps, { payment }: Settling): Promise<void> {
  if (!payment) throw new MoneyCaseStepNotPossible()
  await resetCheck(db, payment.id)
}
