import { EventEmitter } from 'node:events'
import { type CronItem, Logger, parseCronItems, run, runMigrations, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { connect, type Database } from '../database/connect.ts'
import { currentRequest, duringRequest, newRequestId } from '../one-request.ts'
import type { JobHandlers, JobQueue } from '../ports/job-queue.ts'
import type { Tally } from '../ports/tally.ts'
import { jobsUnderWay, startHeart } from './live-workers.ts'
import { patientPool } from './patient-pool.ts'

const CONCURRENT_JOBS = 2
/** A step of the queue's own tables may have to wait for what other processes do with them. */
const TIMEOUT_MS = 600_000
/** The larger, the later. */
const BEHIND_ALL = 10

/** What is done by the clock; of several workers one does it. */
const CLOCK: CronItem[] = [
  { task: 'refresh-sort-prices', match: '* * * * *' },
  { task: 'rank-new-products', match: '* * * * *' },
  { task: 'read-trait-words', match: '* * * * *' },
  { task: 'sweep-orders', match: '* * * * *' },
  { task: 'watch-quotations', match: '* * * * *' },
  { task: 'tell-gathered', match: '* * * * *' },
  { task: 'watch-condition', match: '* * * * *' },
  { task: 'refresh-popularity', match: '*/10 * * * *' },
  { task: 'forget-old-security', match: '17 4 * * *' },
  { task: 'forget-deleted-customers', match: '27 4 * * *' },
  { task: 'forget-uploads', match: '47 4 * * *' },
  { task: 'forget-old-imports', match: '57 4 * * *' },
  { task: 'forget-old-measures', match: '37 4 * * *' },
  { task: 'forget-old-searches', match: '7 4 * * *' },
  // Two in the morning of the shop.
  { task: 'rank-products', match: '47 8 * * *', options: { backfillPeriod: 24 * 60 * 60 * 1000 } },
  { task: 'audit-catalogue', match: '17 8 * * *' },
  // Three in the morning of the shop: the provider has told all of the day before. A night that was missed is made up for.
  { task: 'compare-night', match: '7 9 * * *', options: { backfillPeriod: 24 * 60 * 60 * 1000 } },
  // Half past three in the morning of the shop, and on Sundays the newest is tried out. What was missed is made up for.
  { task: 'make-backup', match: '37 9 * * *', options: { backfillPeriod: 24 * 60 * 60 * 1000 } },
  { task: 'verify-backup', match: '57 9 * * 0', options: { backfillPeriod: 7 * 24 * 60 * 60 * 1000 } },
  // Six in the morning of the shop. One that was missed while no worker ran is made up for.
  { task: 'send-audit-anchor', match: '7 12 * * *', options: { backfillPeriod: 24 * 60 * 60 * 1000 } },
]

/** Beside what a job has to know: which request it comes of. */
const REQUEST = '$request'
type Traced = { readonly [REQUEST]?: string }

export const graphileJobs: JobQueue = {
  enqueue: async (db, name, payload, { key, line, canWait = false } = {}) => {
    await sql`select graphile_worker.add_job(${name}, ${JSON.stringify({ ...payload, [REQUEST]: currentRequest() })}::json, queue_name := ${line ?? null}, job_key := ${key ?? null}, priority := ${canWait ? BEHIND_ALL : 0}, job_key_mode := 'preserve_run_at')`.execute(
      db,
    )
  },
  // Only what a restore brought back: customers who came since wait for theirs.
  drop: async (db, names) => {
    const { rows } = await sql`
      select id from graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where task_identifier = any(${names}::text[]) and created_at <= (select since from restored_shop)))`.execute(db)
    return rows.length
  },
}

/** The queue's own tables; a process that only enqueues needs them too. */
export async function prepareJobTables(url: string): Promise<void> {
  const { pool } = connect({ url, poolSize: 2, timeoutMs: TIMEOUT_MS, onError: () => {} })
  await runMigrations({ pgPool: pool, logger: quietLogger() }).finally(() => pool.end())
}

export type Worker = { readonly stop: () => Promise<void> }

export async function startWorker(
  { db, pool, tally }: Pick<Database, 'db' | 'pool'> & { readonly tally?: Tally },
  handlers: JobHandlers,
  onError: (message: string, meta: unknown) => void,
): Promise<Worker> {
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (given: unknown) => {
        const { [REQUEST]: request = newRequestId(), ...payload } = given as Traced
        return duringRequest(request, () => handle(payload as never))
      },
    ]),
  )
  const ids: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => ids.push(workerPool.id))
  const underWay = jobsUnderWay(events)
  if (tally) countJobs(events, tally)
  // The shop stops its parts in order; the worker must not listen to signals by itself.
  const runner = await run({
    pgPool: patientPool(pool),
    events,
    taskList,
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(CLOCK),
    logger: quietLogger(onError),
  })
  const heart = startHeart(db, { ids, underWay }, onError)
  await heart.beat()
  return {
    stop: async () => {
      await runner.stop()
      heart.stop()
    },
  }
}

function countJobs(events: WorkerEvents, tally: Tally): void {
  events.on('job:success', ({ job }) => tally.job(job.task_identifier, 'well'))
  events.on('job:error', ({ job }) => tally.job(job.task_identifier, 'wrong'))
  events.on('job:failed', ({ job }) => tally.job(job.task_identifier, 'given-up'))
}

function quietLogger(onError: (message: string, meta: unknown) => void = () => {}) {
  return new Logger(() => (level, message, meta) => {
    if (level !== 'error') return
    const { job } = (meta ?? {}) as { readonly job?: { readonly payload?: Traced } }
    duringRequest(job?.payload?.[REQUEST] ?? newRequestId(), () => onError(message, meta))
  })
}
