import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { buyThrough } from '../../drill-money/buy-through.ts'
import { connectionsEnded as ended } from '../../drill-money/cases/35-connections-ended.ts'
import { endConnections } from '../../drill-money/end-connections.ts'
import type { Drill } from '../drill-case.ts'
import { untilReady } from '../until-ready.ts'

const TIMES = 3

export const connectionsEnded: Drill = {
  number: 5,
  name: 'connections-lost',
  does: `all connections to the database are ended ${TIMES} times while eight shoppers buy; then it is restarted in order`,
  rule: 'one failed request per shopper and loss at most; connections are made anew, and no process ends',
  cases: [ended],
  run: async (field) => {
    const before = field.hosts.pids()
    const { figures, mostRefused } = await buyThrough(field, async () => {
      for (let i = 0; i < TIMES; i++) {
        await endConnections(field)
        await pause(500)
      }
    })
    assert.ok(mostRefused <= TIMES, `somebody was refused ${mostRefused} times`)
    await field.database.restart()
    const seconds = await untilReady(field)
    const again = await buyThrough(field, async () => {})
    assert.deepEqual([field.hosts.pids(), again.mostRefused], [before, 0], again.figures)
    return `${figures}, ${mostRefused} at most for one; ready ${seconds.toFixed(1)} s after the restart, then 40 orders without a refusal`
  },
}
