import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import type { JobHandlers } from '../ports/job-queue.ts'
import { type Line, openLine } from '../testing/faulty-line.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { graphileJobs, startWorker } from './graphile-jobs.ts'
import { patientPool } from './patient-pool.ts'

let shop: TestShop
let line: Line
beforeAll(async () => {
  shop = await testShop()
  line = await openLine(shop.databaseUrl)
})
afterAll(async () => {
  await line.close()
  await shop.close()
})

async function withPool(work: (pool: ReturnType<typeof patientPool>) => Promise<void>, timeoutMs = 5_000) {
  const { pool, close } = connect({ url: line.url, poolSize: 2, timeoutMs, onError: () => {} })
  await work(patientPool(pool)).finally(close)
}
/** As the worker asks for the connection on which it hears of new jobs. */
function calledBack(pool: ReturnType<typeof patientPool>) {
  return new Promise<unknown>((resolve, reject) =>
    pool.connect((error, client, release) => {
      if (error || !client) return reject(error)
      client
        .query('select 1 as one')
        .then(({ rows }) => resolve(rows), reject)
        .finally(release)
    }),
  )
}
const DONE = { name: 'complete_job', text: 'select 1 as one', values: [] }

test('that a job is done is left unsaid where the connection is lost just then; whatever else is lost is told', async () => {
  await withPool(async (pool) => {
    const client = await pool.connect()
    expect([(await client.query(DONE)).rows, await calledBack(pool)]).toEqual([[{ one: 1 }], [{ one: 1 }]])
    line.cut()
    await expect(client.query('select 1')).rejects.toThrow()
    expect((await client.query(DONE)).rows).toEqual([])
    client.release(true)
  })
})

test('nor is it said to a database that is silent or has no time for it', async () => {
  await withPool(async (pool) => {
    const client = await pool.connect()
    const slow = { ...DONE, name: 'complete_job_q', text: 'select pg_sleep(1)' }
    expect((await client.query(slow)).rows).toEqual([])
    await line.set({ kind: 'silent' })
    expect((await client.query(DONE)).rows).toEqual([])
    client.release(true)
  }, 300)
  await line.set({ kind: 'none' })
})

test('that nobody takes writes now is no code for which the worker would wait by itself', async () => {
  const away = Object.assign(new Error('none of its hosts takes writes'), { code: '57P03' })
  const client = await patientPool({ connect: () => Promise.reject(away) } as unknown as Pool).connect()
  const said = await client.query('select 1').catch((error) => error)
  expect([said.message, said.code, said.cause]).toEqual([away.message, undefined, away])
})

test('what the database itself refuses is told, also of a job that is done', async () => {
  await withPool(async (pool) => {
    const client = await pool.connect()
    await expect(client.query({ ...DONE, text: 'select 1 / 0' })).rejects.toThrow('division by zero')
    client.release()
  })
})

test('without a database nobody is told that a job is done, and whoever asks for one hears why', async () => {
  await line.set({ kind: 'refused' })
  await withPool(async (pool) => {
    const client = await pool.connect()
    expect((await client.query(DONE)).rows).toEqual([])
    await expect(client.query('select 1')).rejects.toThrow()
    client.release()
  })
  await line.set({ kind: 'none' })
})

test('a worker outlives a connection that is lost while it says that a job is done, and goes on with the next', async () => {
  const unheard: unknown[] = []
  const hear = (error: unknown) => unheard.push(error)
  process.on('unhandledRejection', hear)
  const { db, pool, close } = connect({ url: line.url, poolSize: 4, timeoutMs: 60_000, onError: () => {} })
  const done: number[] = []
  const handlers: Partial<JobHandlers> = {
    'check-import': async ({ importId }) => {
      // All of it: the worker's connections and the one on which it hears of jobs.
      if (importId === 6) await line.set({ kind: 'refused' })
      done.push(importId)
    },
  }
  const worker = await startWorker({ db, pool }, handlers as JobHandlers, () => {})
  try {
    await graphileJobs.enqueue(shop.db, 'check-import', { importId: 6 })
    await expect.poll(() => done).toEqual([6])
    await sleep(200)
    await line.set({ kind: 'none' })
    await graphileJobs.enqueue(shop.db, 'check-import', { importId: 7 })
    await expect.poll(() => done, { timeout: 10_000 }).toContain(7)
    expect(unheard).toEqual([])
  } finally {
    await line.set({ kind: 'none' })
    await worker.stop()
    await close()
    process.off('unhandledRejection', hear)
  }
})
