import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { PaymentEvent, PaymentProvider } from '../../ports/payment-provider.ts'
import { findPaymentEvent, insertPaymentEvent } from './payment-events.queries.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue; readonly payments: PaymentProvider }

/** Keeps an event once and leaves its consequences to the worker: the provider wants an answer within seconds. */
export const receiveEvent = transactional(async ({ db, jobs, payments }: Deps, event: PaymentEvent): Promise<void> => {
  const provider = payments.name
  const isNew = await insertPaymentEvent(db, { provider, eventId: event.id, type: event.type, payload: event })
  if (!isNew && (await findPaymentEvent(db, provider, event.id))?.isProcessed) return
  await jobs.enqueue(db, 'settle-payment', { provider, eventId: event.id }, { key: `payment-event:${provider}:${event.id}` })
})

/** Events of another mode, and of kinds that say nothing about our payments, are taken and forgotten. */
export function concernsUs(event: PaymentEvent, payments: PaymentProvider): boolean {
  return event.isLive === payments.isLive && event.about.kind !== 'other'
}
