import assert from 'node:assert/strict'
import { buyThrough } from '../../drill-money/buy-through.ts'
import { databaseKilled as killed } from '../../drill-money/cases/34-database-killed.ts'
import type { Drill } from '../drill-case.ts'
import { untilReady } from '../until-ready.ts'

const LONGEST_S = 5

export const databaseKilled: Drill = {
  number: 4,
  name: 'postgres-killed',
  does: 'PostgreSQL is killed with -9 while eight shoppers buy, and comes back',
  rule: 'every order that was told is there; both hosts are ready within 5 s of the database; errors are 503 in JSON',
  cases: [killed],
  run: async (field) => {
    let seconds = Number.NaN
    const { figures, refusals } = await buyThrough(field, async () => {
      await field.database.crash()
      seconds = await untilReady(field)
    })
    assert.ok(seconds <= LONGEST_S, `ready after ${seconds} s`)
    assert.deepEqual(
      Object.keys(refusals).filter((refusal) => refusal !== '503 unavailable'),
      [],
      figures,
    )
    return `${figures}; ready after ${seconds.toFixed(1)} s`
  },
}
