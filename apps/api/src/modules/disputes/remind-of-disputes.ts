import { transactional } from '../../database/transactional.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { mailStaffOfDeadline } from './dispute-mails.ts'
import { takeDisputesToRemind } from './disputes.queries.ts'

/** Days before the bank takes no answer any more. The nearest first: who was not told of the third needs no word of it on the last. */
const REMINDERS = [1, 3] as const

/** The mark and the mails are one transaction: nobody is told twice, and nothing is forgotten. */
export const remindOfDisputes = transactional(async (deps: OrderDeps, now: Date): Promise<void> => {
  for (const days of REMINDERS) for (const due of await takeDisputesToRemind(deps.db, now, days)) await mailStaffOfDeadline(deps, due, days)
})
