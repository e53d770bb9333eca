import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { buyThrough } from '../../drill-money/buy-through.ts'
import type { Field } from '../../drill-money/field.ts'
import type { Drill } from '../drill-case.ts'
import { chargedWithoutOrder, shopOn } from '../shop-on.ts'
import { untilReady } from '../until-ready.ts'
import { longest, look, statusesOf, watch } from '../watch.ts'

const AWAY_MS = 30_000
const MOST_MS = 5_000
const LONGEST_RECOVERY_S = 5
const SHOPPERS = 4

export const databaseHangs: Drill = {
  number: 7,
  name: 'database-hangs',
  does: 'PostgreSQL is stopped for 30 s and goes on (SIGSTOP); then the line to it swallows everything for 30 s; meanwhile 4 buy and others ask',
  rule: 'whoever asks is answered within 5 s, with a page that nobody has seen, too; /health says that something is wrong; 5 s after it is over all is well again',
  run: async (field) => {
    const ways = {
      stopped: { begin: async () => field.database.hang(), end: async () => field.database.wake() },
      swallowed: { begin: () => field.toDatabase.set({ kind: 'silent' }), end: () => field.toDatabase.set({ kind: 'none' }) },
    }
    const figures = []
    for (const [name, { begin, end }] of Object.entries(ways)) figures.push(`${name}: ${await hang(field, begin, end)}`)
    return figures.join('; ')
  },
}

async function hang(field: Field, begin: () => Promise<void>, end: () => Promise<void>): Promise<string> {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
  const urls = field.hosts.urls()
  const away = pause(AWAY_MS)
  await begin()
  // The shopper's own questions to the sandbox hang with the database: they are answered when it is back.
  const shopping = shopOn(field, shoppers, away)
  let number = 0
  const unseen = (path: string) => Array.from({ length: 100 }, () => urls.map((url) => `${url}${path}?search=balata%20${number++}`)).flat()
  const [seen, pages, health] = await Promise.all([
    watch(unseen('/api/products'), 300, away),
    watch(unseen('/es/productos'), 300, away),
    watch(
      urls.map((url) => `${url}/health`),
      2_000,
      away,
    ),
  ])
  await end()
  const seconds = await untilReady(field)
  const tries = (await shopping).filter(({ ms }) => ms > 0)
  const { mostRefused } = await buyThrough(field, async () => {})
  const told = `${seen.length} searches, slowest ${longest(seen)} ms, ${statusesOf(seen)}; ${pages.length} pages, slowest ${longest(pages)} ms, ${statusesOf(pages)}; ${tries.length} tries to buy, slowest ${longest(tries)} ms, ${statusesOf(tries)}; /health ${statusesOf(health)}; ready after ${seconds.toFixed(1)} s, then 40 orders, ${mostRefused} refused`
  assert.ok(longest(seen) <= MOST_MS && longest(tries) <= MOST_MS && longest(pages) <= MOST_MS, told)
  assert.ok(
    [...seen, ...pages].every(({ status }) => status === 200 || status === 503),
    told,
  )
  assert.ok(health.some(({ status }) => status === 503) && longest(health) <= MOST_MS, told)
  assert.ok(seconds <= LONGEST_RECOVERY_S && mostRefused <= 1, told)
  assert.equal((await look(`${urls[0]}/health/ready`)).status, 200)
  assert.equal(await chargedWithoutOrder(field, shoppers), 0, told)
  return told
}
