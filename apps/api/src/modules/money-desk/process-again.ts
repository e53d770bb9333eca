import type { OrderDeps } from '../orders/orders.public.ts'
import { resetEvent } from '../payments/payments.public.ts'
import { MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import type { Settling } from './settling.ts'

/** The worker draws the consequences of an event once more. */
export async function processAgain({ db, jobs, payments }: OrderDeps, { row: { details } }: Settling): Promise<void> {
  const eventId = details.event
  if (typeof eventId !== 'string') throw new MoneyCaseStepNotPossible()
  await resetEvent(db, payments.name, eventId)
  const key = `payment-event:${payments.name}:${eventId}`
  await jobs.enqueue(db, 'settle-payment', { provider: payments.name, eventId }, { key })
}
