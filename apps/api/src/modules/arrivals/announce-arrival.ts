import type { Arrival } from '@shop/domain/arrival'
import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { notifyArrival } from './arrivals.queries.ts'

/** Joins the transaction in which it arrives: desks hear of it, and the job that writes to whoever is on duty exists if it does. */
export async function announceArrival({ db, jobs }: { readonly db: Db; readonly jobs: JobQueue }, arrival: Arrival): Promise<void> {
  await notifyArrival(db, arrival)
  // A key of its own: arrivals wait for nobody, and for each other least of all.
  await jobs.enqueue(db, 'tell-arrival', arrival, { key: `arrival ${arrival.kind} ${arrival.ref}` })
}
