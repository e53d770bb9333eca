import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const BEAT_MS = 15_000
/** Six beats missed: a process that was only busy would have come back. */
const GONE_AFTER = sql`interval '90 seconds'`

/** Longer than a connection and a statement may take. */
const SAID_WITHIN_MS = 15_000

export type Heart = { readonly beat: () => Promise<void>; readonly stop: () => void }

type UnderWay = Pick<ReadonlySet<string>, 'keys'>
type Workers = {
  readonly ids: readonly string[]
  /** The jobs that they really do just now, or did a moment ago. */
  readonly underWay: UnderWay
}

/** A job that is done is only beginning to be told so: until it must be, nobody may free it and begin it again. */
export function jobsUnderWay(events: WorkerEvents): UnderWay {
  const underWay = new Map<string, object>()
  events.on('job:start', ({ job }) => underWay.set(job.id, job))
  events.on('job:complete', ({ job }) => {
    const forget = () => underWay.get(job.id) === job && underWay.delete(job.id)
    setTimeout(forget, SAID_WITHIN_MS).unref()
  })
  return underWay
}

/**
 * Says that these workers live, and frees what dead ones had begun: after a crash a mail or an import waits two minutes, not four hours. So
 * does what these themselves have long done, in a database that lost the end of its log when a replica was promoted.
 */
export function startHeart(db: Db, { ids, underWay }: Workers, onError: (message: string, meta: unknown) => void): Heart {
  const beat = async () => {
    await sql`insert into live_workers (id) select unnest(${ids}::text[]) on conflict (id) do update set seen_at = now()`.execute(db)
    await db.deleteFrom('live_workers').where('seen_at', '<', sql<Date>`now() - ${GONE_AFTER}`).execute()
    // A line is locked and freed together with its job, so the jobs tell of both.
    await sql`
      select graphile_worker.force_unlock_workers(array_agg(held.locked_by)) from graphile_worker.jobs held
      where held.locked_at < now() - ${GONE_AFTER} and not exists (select from live_workers w where w.id = held.locked_by)
      having count(*) > 0`.execute(db)
    await sql`
      with freed as (
        update graphile_worker._private_jobs set locked_by = null, locked_at = null
        where locked_by = any(${ids}::text[]) and locked_at < now() - ${GONE_AFTER} and not id = any(${[...underWay.keys()]}::bigint[])
        returning job_queue_id
      )
      update graphile_worker._private_job_queues set locked_by = null, locked_at = null
      where locked_by = any(${ids}::text[]) and id in (select job_queue_id from freed)`.execute(db)
  }
  const timer = setInterval(() => beat().catch((error) => onError('The workers gave no sign of life', error)), BEAT_MS).unref()
  return { beat, stop: () => clearInterval(timer) }
}
