import { startProcess } from '../../tools/check-ops/processes.ts'
import { type Row, row } from '../../tools/check-ops/rows.ts'
import type { Field } from './field.ts'
import { areAllThere, failedOf, inWords } from './told.ts'
import { sendVisitors } from './visitors.ts'

const AT_ONCE = 6
const PAUSE_MS = 40
const LEAST_ASKED = 2_000

/** The upgrade, and restart after restart, one process at a time. Visitors must not notice the second. */
export async function rollOver({ origin, release, place, running, rounds }: Field, from: string | undefined): Promise<Row[]> {
  const rows: Row[] = []
  if (from)
    rows.push(
      await row(`upgraded from ${from}, one process after the other`, async () => {
        const visitors = sendVisitors(origin, AT_ONCE, PAUSE_MS)
        for (const [index, old] of running.all.entries()) {
          await old.stop('SIGTERM')
          running.all[index] = startProcess(release, old.role, old.port, place, running.portsOf('api'))
          await running.all[index].ready
        }
        const told = await visitors.stop()
        // The earlier one knew no draining: what it fails is its own fault, and said here.
        return { isGood: await areAllThere(place.databaseUrl, told.acknowledged), found: inWords(told) }
      }),
    )
  rows.push(
    await row(`all five restarted ${rounds} times, one after the other`, async () => {
      const visitors = sendVisitors(origin, AT_ONCE, PAUSE_MS)
      const [codes, slowest] = [new Set<number | null>(), { seconds: 0 }]
      for (let round = 0; round < rounds; round++)
        for (const [index, one] of running.all.entries()) {
          const begun = performance.now()
          codes.add(await one.stop('SIGTERM'))
          slowest.seconds = Math.max(slowest.seconds, (performance.now() - begun) / 1_000)
          running.all[index] = one.start()
          await running.all[index].ready
        }
      const told = await visitors.stop()
      const isGood =
        failedOf(told) === 0 &&
        told.gets + told.posts >= LEAST_ASKED &&
        [...codes].join() === '0' &&
        (await areAllThere(place.databaseUrl, told.acknowledged))
      return { isGood, found: `${inWords(told)}; slowest stop ${slowest.seconds.toFixed(1)} s, ended with ${[...codes].join()}` }
    }),
  )
  return rows
}
