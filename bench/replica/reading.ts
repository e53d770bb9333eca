import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../drill-money/until.ts'
import type { Stage } from './stage.ts'

const VISITORS = 8
const HOSTS = [0, 1] as const

/** Reads that were done there; those of the watch are a handful a second. */
async function readsAt(stage: Stage): Promise<number> {
  return Number((await stage.replica().ask(`select xact_commit from pg_stat_database where datname = 'shop'`))[0]?.xact_commit)
}

/** Visitors look around while something is done. Each address is new, so that none of the answers is kept. */
async function browse({ field }: Stage, meanwhile: () => Promise<void>) {
  let [asked, isOver] = [0, false]
  const failed: string[] = []
  let slowest = 0
  const look = async (visitor: number) => {
    while (!isOver) {
      const begun = performance.now()
      const paths = [`/api/products/search/d?search=filtro+${asked++}`, `/api/products?page=1&limit=${(asked % 40) + 1}`]
      for (const path of paths) {
        const { status } = await field.at(visitor).ask('GET', path)
        if (status !== 200) failed.push(`${status} ${path}`)
      }
      slowest = Math.max(slowest, performance.now() - begun)
    }
  }
  const looking = Array.from({ length: VISITORS }, (_, visitor) => look(visitor))
  await meanwhile().finally(() => {
    isOver = true
  })
  await Promise.all(looking)
  return { asked: 2 * asked, failed, slowest }
}

export async function loseReplica(stage: Stage): Promise<string> {
  await stage.synchronise(false)
  let reads = 0
  const { asked, failed, slowest } = await browse(stage, async () => {
    const before = await readsAt(stage)
    await pause(4_000)
    reads = (await readsAt(stage)) - before
    await stage.replica().kill()
    await pause(4_000)
  })
  await stage.bringBack()
  assert.deepEqual(failed, [], 'failed answers')
  assert.ok(reads > 100, `the replica was read from ${reads} times only`)
  return `${asked} answers, 0 failed; ${reads} transactions at the replica in 4 s before; the slowest pair of answers took ${slowest.toFixed(0)} ms`
}

export async function lagReplica(stage: Stage): Promise<string> {
  const { field } = stage
  const part = await field.newPart(1_000)
  const ana = await field.newShopper()
  const shown = (at: number) => field.at(at).ask('GET', `/api/products/${part}`)
  await until(
    async () => (await Promise.all(HOSTS.map(shown))).map(({ status }) => status),
    (statuses) => statuses.every((status) => status === 200),
    'the new part at both hosts',
  )
  const times: number[] = []
  await stage.replica().ask('select pg_wal_replay_pause()')
  try {
    for (let cents = 51_000; cents <= 60_000; cents += 1_000) {
      await field.rows('update products set price_cents = $2 where id = $1', part, cents)
      const changed = performance.now()
      const { body } = await ana.start({ lines: [{ ref: part, qty: 1 }], total: cents / 100 }, field.at(1))
      assert.ok(body.success, `the checkout refused the new price: ${body.code}`)
      const isNew = (at: number) =>
        until(
          async () => JSON.stringify((await shown(at)).body),
          (text) => text.includes(`:${cents / 100},`),
          `${cents} at host ${at}`,
        )
      await Promise.all(HOSTS.map(isNew))
      times.push(performance.now() - changed)
      await pause(500)
    }
  } finally {
    await stage.replica().ask('select pg_wal_replay_resume()')
  }
  const slowest = Math.max(...times)
  assert.ok(slowest <= 2_000, `a price was seen after ${slowest.toFixed(0)} ms`)
  return `${times.length} prices, each at once at the checkout; at both hosts after ${slowest.toFixed(0)} ms at most, the replica standing still`
}
