import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Field } from '../../drill-money/field.ts'
import { memoryOf } from '../../support/memory-of.ts'
import type { Drill } from '../drill-case.ts'
import { chargedWithoutOrder, shopOn } from '../shop-on.ts'
import { longest, p95, statusesOf, watch } from '../watch.ts'

/** Longer than a page counts as fresh. */
const EACH_MS = 40_000
const SHOPPERS = 6
const PAGES = ['/es', '/es/productos']
const MOST = { pageMs: 1_000, orderMs: 10_000, grownMb: 150 }

export const slowDatabase: Drill = {
  number: 6,
  name: 'slow-database',
  does: `every packet to and from the database comes 500 ms late for ${EACH_MS / 1_000} s, then 3 s late, while ${SHOPPERS} buy and others look at home and a list`,
  rule: 'pages from the cache within 1 s at p95; an order is made or a 503 within 10 s; memory grows by less than 150 MB',
  run: async (field) => {
    const urls = field.hosts.urls().flatMap((url) => PAGES.map((page) => url + page))
    for (const url of urls) await fetch(url).then((response) => response.text())
    const figures = []
    for (const ms of [500, 3_000]) figures.push(`+${ms} ms: ${await suffer(field, urls, ms)}`)
    return figures.join('; ')
  },
}

async function suffer(field: Field, urls: readonly string[], ms: number): Promise<string> {
  const before = field.hosts.pids().map(memoryOf)
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
  await field.toDatabase.set({ kind: 'late', ms })
  const over = pause(EACH_MS)
  const [pages, tries] = await Promise.all([watch(urls, 100, over), shopOn(field, shoppers, over)])
  const grown = Math.max(...field.hosts.pids().map((pid, i) => memoryOf(pid) - (before[i] ?? 0)))
  await field.toDatabase.set({ kind: 'none' })
  const told = `${pages.length} pages, p95 ${p95(pages)} ms, ${statusesOf(pages)}; ${tries.length} tries to buy, slowest ${longest(tries)} ms, ${statusesOf(tries)}; memory +${grown} MB`
  assert.ok(p95(pages) <= MOST.pageMs && pages.every(({ status }) => status === 200), told)
  assert.ok(longest(tries) <= MOST.orderMs && tries.every(({ status }) => status === 200 || status === 503), told)
  assert.ok(grown < MOST.grownMb, told)
  assert.equal(await chargedWithoutOrder(field, shoppers), 0, `charged without an order; ${told}`)
  return told
}
