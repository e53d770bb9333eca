import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../../tools/check-ops/ask.ts'
import { type Row, row } from '../../tools/check-ops/rows.ts'
import type { Field } from './field.ts'
import { areAllThere, failedOf, inWords } from './told.ts'
import { sendVisitors } from './visitors.ts'

const AT_ONCE = 6
const PAUSE_MS = 40
const AWAY_MS = 20_000
const LONGEST_RECOVERY_S = 5

/** An API dies, and the database is away for a while. */
export async function losses({ origin, place, running, server }: Field): Promise<Row[]> {
  return [
    await row('kill -9 of an API', async () => {
      const visitors = sendVisitors(origin, AT_ONCE, PAUSE_MS)
      await sleep(3_000)
      const index = running.all.findIndex(({ role }) => role === 'api')
      const victim = running.all[index]
      if (!victim) throw new Error('No API runs')
      victim.process.kill('SIGKILL')
      await victim.exited
      await sleep(7_000)
      running.all[index] = victim.start()
      await running.all[index].ready
      const told = await visitors.stop()
      // What it was doing when it died dies with it. The twin, asked with the same key, says that somebody else is at it (409) until that is known.
      const others = Object.keys(told.failures).filter((kind) => !/^POST (?:409|502)$/.test(kind))
      const isGood = others.length === 0 && failedOf(told) <= AT_ONCE && (await areAllThere(place.databaseUrl, told.acknowledged))
      return { isGood, found: inWords(told) }
    }),
    await row(`database away for ${AWAY_MS / 1_000} s`, async () => {
      const visitors = sendVisitors(origin, AT_ONCE, PAUSE_MS)
      await sleep(2_000)
      await server.stop()
      await sleep(AWAY_MS)
      await server.start()
      const back = performance.now()
      while ((await ask(origin, '/api/products').catch(() => undefined))?.status !== 200) await sleep(50)
      const seconds = (performance.now() - back) / 1_000
      await sleep(3_000)
      const told = await visitors.stop()
      const isGood =
        Object.keys(told.failures).every((kind) => kind.endsWith(' 503')) &&
        told.politely === failedOf(told) &&
        seconds <= LONGEST_RECOVERY_S &&
        (await areAllThere(place.databaseUrl, told.acknowledged))
      return { isGood, found: `${inWords(told)}, ${told.politely} with Retry-After; API back after ${seconds.toFixed(2)} s` }
    }),
  ]
}
