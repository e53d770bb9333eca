import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { buyThrough } from '../../drill-money/buy-through.ts'
import { buy } from '../../drill-money/purchase.ts'
import { until } from '../../drill-money/until.ts'
import type { Drill } from '../drill-case.ts'
import { type EmbeddedField, openEmbeddedField } from '../embedded-field.ts'
import { spread } from '../spread.ts'
import { untilReady } from '../until-ready.ts'

const KILLS = 10
/** Three restarts within a minute are allowed. */
const EVERY_MS = 21_000
/** Half a second on a calm machine; before recovery PostgreSQL writes every file of its folder to the disk, which others may keep busy. */
const LONGEST_S = 20

export const embeddedDatabaseKilled: Drill = {
  number: 21,
  name: 'embedded-killed',
  does: `the PostgreSQL that a shop started for itself is killed with -9 ${KILLS} times, every ${EVERY_MS / 1_000} s, while eight shoppers buy`,
  rule: `the same process is ready and sells within ${LONGEST_S} s each time; every order that was told is there, once; errors are 503 in JSON`,
  run: async (field) => {
    const embedded = await openEmbeddedField(field)
    try {
      return await killRepeatedly(embedded)
    } finally {
      await embedded.close()
    }
  },
}

async function killRepeatedly({ field, postmasterPid, broken, isAlive }: EmbeddedField): Promise<string> {
  const told: string[] = []
  const refusals: Record<string, number> = {}
  const [readyAfter, soldAfter]: [number[], number[]] = [[], []]
  for (let kill = 0; kill < KILLS; kill++) {
    const next = pause(kill < KILLS - 1 ? EVERY_MS : 0)
    const ana = await field.newShopper()
    const bought = await buyThrough(field, async () => {
      // Purchases are under way by then.
      await pause(300)
      const killed = postmasterPid()
      const begun = performance.now()
      process.kill(killed, 'SIGKILL')
      const seconds = () => (performance.now() - begun) / 1_000
      const ready = async () => {
        await until(
          async () => postmasterPid(),
          (pid) => pid > 0 && pid !== killed,
          'another server',
        )
        await untilReady(field)
        readyAfter.push(seconds())
      }
      const sold = async () => {
        await until(
          () => buy(field, ana).catch(({ message }: Error) => ({ folio: undefined, message })),
          ({ folio }) => folio !== undefined,
          'a sale',
        )
        soldAfter.push(seconds())
      }
      await Promise.all([ready(), sold()])
    })
    told.push(...bought.told)
    for (const [name, times] of Object.entries(bought.refusals)) refusals[name] = (refusals[name] ?? 0) + times
    await next
  }
  const orders = (await field.rows('select folio from orders')).map(({ folio }) => folio)
  const lost = told.filter((folio) => !orders.includes(folio))
  const doubled = await field.rows('select checkout_id from orders group by checkout_id having count(*) > 1')
  const figures = [
    `${KILLS} kills, ${told.length} orders told, ${lost.length} lost, ${doubled.length} doubled`,
    `ready after ${spread(readyAfter)} s`,
    `first sale after ${spread(soldAfter)} s`,
    `asked again: ${Object.entries(refusals).map(([name, times]) => `${times} x ${name}`)}`,
  ].join('; ')
  assert.deepEqual([lost, doubled, await broken(), isAlive()], [[], [], [], true], figures)
  assert.ok(Math.max(...readyAfter, ...soldAfter) <= LONGEST_S, figures)
  // The imitated payment provider keeps its memory in the same database.
  const others = Object.keys(refusals).filter((refusal) => !['503 unavailable', '503 payment_not_connected'].includes(refusal))
  assert.deepEqual(others, [], figures)
  return figures
}
