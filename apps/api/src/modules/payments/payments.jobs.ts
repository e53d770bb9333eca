import { MOST_FAILURES, pauseAfterFailures } from '@shop/domain/ask-again'
import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import type { PaymentEvent, PaymentProvider } from '../../ports/payment-provider.ts'
import { openMoneyCase, settleMoneyCase } from '../money-cases/money-cases.public.ts'
import { findPaymentEvent, updateEventFailed, updateEventProcessed } from './payment-events.queries.ts'

/** What an event leads to. It is only a hint and may come twice: read the payment itself and act on its present state. */
export type SettlePayment = (event: PaymentEvent) => Promise<void>

type Deps = { readonly db: Db; readonly payments: PaymentProvider; readonly now: () => Date }

export function paymentJobs({ db, payments, now }: Deps, settle: SettlePayment): Pick<JobHandlers, 'settle-payment'> {
  return {
    'settle-payment': async ({ provider, eventId }) => {
      // A shop that changed its provider never settles what the other one said.
      if (provider !== payments.name) return
      const stored = await findPaymentEvent(db, provider, eventId)
      // What was tried often enough waits for somebody.
      if (!stored || stored.isProcessed || stored.tries >= MOST_FAILURES) return
      try {
        await settle(revived(stored.payload))
      } catch (error) {
        await giveRest({ db, now }, { provider, eventId, type: stored.type, tries: stored.tries + 1 }, error)
        throw error
      }
      await updateEventProcessed(db, provider, eventId)
      await settleMoneyCase(db, 'event-stuck', `event ${eventId}`, { outcome: 'processed' })
    },
  }
}

type Failed = { readonly provider: string; readonly eventId: string; readonly type: string; readonly tries: number }

/** Each time for longer; in the end it is a case. */
async function giveRest({ db, now }: Pick<Deps, 'db' | 'now'>, { provider, eventId, type, tries }: Failed, error: unknown): Promise<void> {
  await updateEventFailed(db, provider, eventId, String(error), new Date(now().getTime() + pauseAfterFailures(tries)))
  if (tries >= MOST_FAILURES)
    await openMoneyCase(db, { kind: 'event-stuck', subject: `event ${eventId}`, details: { event: eventId, provider, type } })
}

function revived(payload: unknown): PaymentEvent {
  const kept = payload as Omit<PaymentEvent, 'createdAt'> & { readonly createdAt: string }
  return { ...kept, createdAt: new Date(kept.createdAt) }
}
