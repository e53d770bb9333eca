import { availableParallelism } from 'node:os'
import type { Check } from './checks.ts'

export type Tally = { passed: number; failed: number }

/** Performs all of them, also after a failure: who breaks three things wants to hear of three. */
export async function performChecks(checks: readonly Check[]): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  const perform = async ({ name, perform }: Check) => {
    const begun = performance.now()
    const { isGood, output } = await perform()
    console.log(`${isGood ? '✓' : '✗'} ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    if (!isGood) console.log(output.trim())
    tally[isGood ? 'passed' : 'failed']++
  }
  for (const check of checks.filter(({ writes }) => writes)) await perform(check)
  const waiting = checks.filter(({ writes }) => !writes)
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await perform(check)
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
  return tally
}
