import { EventEmitter } from 'node:events'
import type { Job, WorkerEvents } from 'graphile-worker'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { currentRequest, duringRequest } from '../one-request.ts'
import type { JobHandlers } from '../ports/job-queue.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { graphileJobs, startWorker, type Worker } from './graphile-jobs.ts'
import { jobsUnderWay, startHeart } from './live-workers.ts'

let shop: TestShop
let worker: Worker | undefined
const done: number[] = []
const doneFor: (string | undefined)[] = []
let release: () => void = () => {}

beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  await worker?.stop()
  await shop.close()
})

function quiet() {}
function enqueue(importId: number) {
  return graphileJobs.enqueue(shop.db, 'check-import', { importId }, { line: 'imports' })
}
function lockedLongAgo(by: string) {
  return shop.pool.query(
    `with queues as (update graphile_worker._private_job_queues set locked_by = $1, locked_at = now() - interval '5 minutes')
     update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '5 minutes'`,
    [by],
  )
}

test('what a dead worker had begun is done by the next, and so is what waits in line behind it', async () => {
  await duringRequest('request-of-one', () => enqueue(1))
  await enqueue(2)
  await lockedLongAgo('pool-dead')
  const handlers: Partial<JobHandlers> = {
    'check-import': async ({ importId }) => {
      done.push(importId)
      doneFor.push(currentRequest())
      if (importId === 3) await new Promise<void>((resolve) => (release = resolve))
    },
  }
  worker = await startWorker(shop, handlers as JobHandlers, quiet)
  await expect.poll(() => done).toEqual([1, 2])
  // A job goes on under the name of the request that wanted it; others get one of their own.
  expect(doneFor).toEqual(['request-of-one', expect.stringMatching(/^[\da-f]{32}$/)])
})

test('what a living worker takes long for is left to it', async () => {
  await enqueue(3)
  await expect.poll(() => done).toEqual([1, 2, 3])
  await shop.pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes' where locked_at is not null`)
  await startHeart(shop.db, { ids: ['pool-other'], underWay: new Set() }, quiet).beat()
  const { rows } = await shop.pool.query('select count(*)::int as held from graphile_worker._private_jobs where locked_by is not null')
  expect(rows).toEqual([{ held: 1 }])
  release()
})

test('what a living worker has done is done again where the database forgot it, and what it does is left to it', async () => {
  await worker?.stop()
  worker = undefined
  await enqueue(4)
  await enqueue(5)
  const { rows } = await shop.pool.query('select id::text from graphile_worker._private_jobs order by id')
  await lockedLongAgo('pool-own')
  const held = async () =>
    (await shop.pool.query('select id::text from graphile_worker._private_jobs where locked_by is not null')).rows.map(({ id }) => id)
  const [forgotten, underWay] = rows.map(({ id }) => id)
  const heart = startHeart(shop.db, { ids: ['pool-own'], underWay: new Set([underWay]) }, quiet)
  await heart.beat()
  heart.stop()
  expect(await held()).toEqual([underWay])
  expect(forgotten).not.toBe(underWay)
})

test('a job whose end is being said counts as under way for a while, and as long as it lasts when it is begun again', () => {
  vi.useFakeTimers()
  try {
    const events: WorkerEvents = new EventEmitter()
    const tell = (what: 'job:start' | 'job:complete', job: Pick<Job, 'id'>) => events.emit(what, { job } as never)
    const held = jobsUnderWay(events)
    const [first, again] = [{ id: '7' }, { id: '7' }]
    tell('job:start', first)
    tell('job:complete', first)
    vi.advanceTimersByTime(10_000)
    expect([...held.keys()]).toEqual(['7'])
    tell('job:start', again)
    vi.advanceTimersByTime(60_000)
    expect([...held.keys()]).toEqual(['7'])
    tell('job:complete', again)
    vi.advanceTimersByTime(60_000)
    expect([...held.keys()]).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
