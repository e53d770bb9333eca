import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Drill } from '../drill-case.ts'
import { chargedWithoutOrder, shopOn } from '../shop-on.ts'
import { p95, statusesOf, watch } from '../watch.ts'

const USUAL_MS = 50
const TIMES = 10
const EACH_MS = 30_000
const AT_ONCE = 3
const SHOPPERS = 20 * AT_ONCE
const LEAST_BOUGHT = 0.99
const LONGEST_RECOVERY_MS = 10_000
/** As quick as before, or quick enough for anybody. */
const QUICK_MS = 300

export const noProcessor: Drill = {
  number: 18,
  name: 'no-processor',
  does: `others take every processor twice over, and ${TIMES} times as many as usual search, for ${EACH_MS / 1_000} s, while ${AT_ONCE} buy`,
  rule: 'what is too much is told 429 or 503 and when to come back; 99 of 100 steps of a purchase succeed; all is as before within 10 s',
  run: async (field) => {
    let number = 0
    const searches = (times: number) =>
      Array.from({ length: times }, () => `${field.hosts.urls()[number % 2]}/es/productos?search=balatas%20${++number}`)
    const quiet = await watch(searches(200), USUAL_MS, pause(5_000))
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
    const burners = Array.from({ length: 2 * availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
    const over = pause(EACH_MS)
    const [flood, tries] = await Promise.all([
      watch(searches(EACH_MS / (USUAL_MS / TIMES)), USUAL_MS / TIMES, over),
      shopOn(field, shoppers, over, AT_ONCE),
    ]).finally(() => {
      for (const burner of burners) burner.kill('SIGKILL')
    })
    const begun = performance.now()
    let [recovered, after] = [Number.NaN, quiet]
    while (Number.isNaN(recovered) && performance.now() - begun < 2 * LONGEST_RECOVERY_MS) {
      after = await watch(searches(40), USUAL_MS, pause(1_000))
      if (after.every(({ status }) => status === 200) && p95(after) <= Math.max(2 * p95(quiet), QUICK_MS))
        recovered = performance.now() - begun
    }
    const bought = tries.filter(({ status }) => status === 200).length / tries.length
    const shed = flood.filter(({ status }) => status !== 200)
    const told = `${flood.length} searches: ${statusesOf(flood)}; ${tries.length} steps of purchases, ${(100 * bought).toFixed(1)} % well (${statusesOf(tries)}), p95 ${p95(tries)} ms; p95 of searches ${p95(quiet)} → ${p95(flood)} → ${p95(after)} ms, as before after ${(recovered / 1_000).toFixed(1)} s`
    assert.ok(
      shed.every(({ status, saysWhen }) => [429, 503].includes(status) && saysWhen),
      told,
    )
    assert.ok(tries.length > 0 && bought >= LEAST_BOUGHT, told)
    assert.ok(recovered <= LONGEST_RECOVERY_MS, told)
    assert.equal(await chargedWithoutOrder(field, shoppers), 0, told)
    return told
  },
}
