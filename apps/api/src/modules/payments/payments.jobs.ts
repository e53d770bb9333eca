import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import type { PaymentEvent, PaymentProvider } from '../../ports/payment-provider.ts'
import { findPaymentEvent, updateEventFailed, updateEventProcessed } from './payment-events.queries.ts'

/** What an event leads to. It is only a hint and may come twice: read the payment itself and act on its present state. */
export type SettlePayment = (event: PaymentEvent) => Promise<void>

type Deps = { readonly db: Db; readonly payments: PaymentProvider }

export const paymentJobs = ({ db, payments }: Deps, settle: SettlePayment): Pick<JobHandlers, 'settle-payment'> => ({
  'settle-payment': async ({ provider, eventId }) => {
    // A shop that changed its provider never settles what the other one said.
    if (provider !== payments.name) return
    const stored = await findPaymentEvent(db, provider, eventId)
    if (!stored || stored.isProcessed) return
    try {
      await settle(revived(stored.payload))
    } catch (error) {
      await updateEventFailed(db, provider, eventId, String(error))
      throw error
    }
    await updateEventProcessed(db, provider, eventId)
  },
})

const revived = (payload: unknown): PaymentEvent => {
  const kept = payload as Omit<PaymentEvent, 'createdAt'> & { readonly createdAt: string }
  return { ...kept, createdAt: new Date(kept.createdAt) }
}
