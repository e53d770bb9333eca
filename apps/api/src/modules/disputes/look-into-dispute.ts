import type { OrderDeps } from '../orders/orders.public.ts'
import { findDispute } from './disputes.queries.ts'
import { recordDispute } from './record-dispute.ts'

const MOST_TRIES = 5

/**
 * Reads a dispute at the provider and writes down what it is now. Two events of one moment are read by two workers: who finds that the other
 * wrote in between reads once more, so that an old answer never replaces a newer one. No lock is held while the provider thinks.
 */
export async function lookIntoDispute(deps: OrderDeps, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await findDispute(deps.db, id)
    if (await recordDispute(deps, await deps.payments.readDispute(id), seen?.version)) return
  }
  throw new Error(`Dispute ${id} changed each time it was read`)
}
