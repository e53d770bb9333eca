import type { Deps } from '@shop/api/composition'
import { keptFor } from '@shop/api/kept-for'
import { readCondition, readDisk } from '@shop/api/modules/condition/condition.public'
import { readOrderFigures } from '@shop/api/modules/orders/orders.public'
import { FAILING_ATTEMPTS, type ShopCondition } from '@shop/domain/condition'
import { pageCounts } from '../page-counts.ts'
import type { Metrics } from './create-metrics.ts'

const KEPT_MS = 5_000
const TROUBLE = { pass: 0, warn: 1, fail: 2 } as const

type Known = { readonly deps: Deps | undefined; readonly dataFolder: string }

/** Brings every figure up to date that is not counted on the way. A database that is away leaves its figures out, and the others stay. */
export function metricsFiller({ set }: Pick<Metrics, 'set'>, { deps, dataFolder }: Known): () => Promise<void> {
  const readShared = deps && keptFor(KEPT_MS, () => readFromDatabase(deps))
  return async () => {
    set('page_cache_requests_total', [
      { labels: { result: 'hit' }, value: pageCounts.hits },
      { labels: { result: 'miss' }, value: pageCounts.misses },
    ])
    const disk = await readDisk(dataFolder)
    set('disk_free_bytes', disk ? [{ value: disk.freeBytes }] : [])
    set('disk_size_bytes', disk ? [{ value: disk.totalBytes }] : [])
    if (!deps || !readShared) return
    fillOwn(set, deps)
    fillShared(set, await readShared())
  }
}

/** What this process knows by itself. */
function fillOwn(set: Metrics['set'], { pool, tally }: Deps): void {
  const { totalCount, idleCount, waitingCount } = pool
  set('pg_pool_connections', [
    { labels: { state: 'idle' }, value: idleCount },
    { labels: { state: 'busy' }, value: totalCount - idleCount },
    { labels: { state: 'waiting' }, value: waitingCount },
  ])
  const { mail, payments, jobs } = tally.read()
  set('mail_sent_total', [{ value: mail.counts.well }])
  set('mail_failed_total', [
    { labels: { reason: 'service' }, value: mail.counts.wrong },
    { labels: { reason: 'recipient' }, value: mail.counts.refused },
  ])
  set('payment_calls_total', [
    { labels: { outcome: 'answered' }, value: payments.counts.well },
    { labels: { outcome: 'failed' }, value: payments.counts.wrong },
  ])
  const done = [...jobs]
  set(
    'jobs_succeeded_total',
    done.map(([task, counts]) => ({ labels: { task }, value: counts.well })),
  )
  set(
    'jobs_failed_total',
    done.map(([task, counts]) => ({ labels: { task }, value: counts.wrong })),
  )
}

type Shared = Awaited<ReturnType<typeof readFromDatabase>>

async function readFromDatabase(deps: Deps) {
  const condition = await readCondition(deps)
  const [queue, figures] = await Promise.all([deps.jobDesk.readFigures(deps.db, FAILING_ATTEMPTS), readOrderFigures(deps.db)]).catch(
    () => [undefined, undefined] as const,
  )
  return { condition, queue, figures }
}

/** What all processes share. */
function fillShared(set: Metrics['set'], { condition, queue, figures }: Shared): void {
  fillCondition(set, condition)
  const tasks = queue?.byTask ?? []
  set(
    'jobs_waiting',
    tasks.map(({ task, waiting }) => ({ labels: { task }, value: waiting })),
  )
  set(
    'jobs_given_up',
    tasks.map(({ task, givenUp }) => ({ labels: { task }, value: givenUp })),
  )
  set('jobs_oldest_seconds', queue ? [{ value: queue.oldestDueSeconds }] : [])
  const { orders = [], payments = [], heldPieces } = figures ?? {}
  set(
    'orders',
    orders.map(({ status, count }) => ({ labels: { status }, value: count })),
  )
  set(
    'payments',
    payments.map(({ provider, status, count }) => ({ labels: { provider, status }, value: count })),
  )
  set('stock_held_pieces', heldPieces === undefined ? [] : [{ value: heldPieces }])
}

function fillCondition(set: Metrics['set'], { parts }: ShopCondition): void {
  set(
    'condition_trouble',
    parts.map(({ part, status }) => ({ labels: { part }, value: TROUBLE[status] })),
  )
  const worker = parts.find(({ part }) => part === 'worker')
  set('worker_last_seen_seconds', worker ? [{ value: worker.seconds ?? Number.POSITIVE_INFINITY }] : [])
  const backup = parts.find(({ part }) => part === 'backup')?.at
  set('backup_last_success_timestamp_seconds', backup ? [{ value: Math.round(backup.getTime() / 1_000) }] : [])
}
