import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '@shop/api/database/with-client'
import type { Field } from '../../drill-money/field.ts'
import type { Drill } from '../drill-case.ts'
import { untilReady } from '../until-ready.ts'
import { longest, p95, statusesOf, watch } from '../watch.ts'

const LOCKED_MS = 20_000
/** More than both hosts have connections. */
const WAITING = 60
const MOST_PAGE_MS = 1_000
const MOST_MS = 10_000

export const noConnectionLeft: Drill = {
  number: 8,
  name: 'no-connection-left',
  does: `somebody holds a lock for ${LOCKED_MS / 1_000} s, and ${WAITING} carts that need it take every connection of both hosts`,
  rule: 'each waits no longer than the time of a statement and is told 503; the catalogue goes on answering; no deadlock, and all is well at once when it is over',
  run: async (field) => {
    const urls = field.hosts.urls()
    const pages = urls.flatMap((url) => ['/es', '/es/productos', '/api/products'].map((page) => url + page))
    for (const url of pages) await fetch(url).then((response) => response.text())
    const shoppers = await Promise.all(Array.from({ length: WAITING }, () => field.newShopper()))
    const before = await deadlocks(field)
    const tries: { ms: number; status: number }[] = []
    const seen = await withClient(field.database.url, 'shop-drill', async (client) => {
      await client.query('begin')
      await client.query('select from products where id = $1 for update', [field.parts.plenty])
      const over = pause(LOCKED_MS)
      const [watched] = await Promise.all([
        watch(pages, 100, over),
        ...shoppers.map(async (ana, i) => {
          const begun = performance.now()
          const { status } = await ana.start({ lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }, field.at(i))
          tries.push({ status, ms: performance.now() - begun })
        }),
      ])
      await client.query('rollback')
      return watched
    })
    const seconds = await untilReady(field)
    const deadlocked = (await deadlocks(field)) - before
    const told = `${tries.length} carts: ${statusesOf(tries)}, slowest ${longest(tries)} ms; ${seen.length} looks at the catalogue: ${statusesOf(seen)}, p95 ${p95(seen)} ms; ${deadlocked} deadlocks; ready after ${seconds.toFixed(1)} s`
    assert.ok(tries.every(({ status }) => status === 503) && longest(tries) <= MOST_MS, told)
    assert.ok(seen.every(({ status }) => status === 200) && p95(seen) <= MOST_PAGE_MS, told)
    assert.equal(deadlocked, 0, told)
    const again = await shoppers[0]?.start({ lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }, field.at(0))
    assert.equal(again?.status, 200, told)
    return told
  },
}

async function deadlocks(field: Field): Promise<number> {
  return (await field.rows('select deadlocks::int from pg_stat_database where datname = current_database()'))[0].deadlocks
}
