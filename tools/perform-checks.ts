import type { Check } from './checks.ts'

export type Tally = { passed: number; failed: number }

/** Performs all of them, also after a failure: who breaks three things wants to hear of three. */
export const performChecks = async (checks: readonly Check[]): Promise<Tally> => {
  const tally = { passed: 0, failed: 0 }
  for (const { name, perform } of checks) {
    const begun = performance.now()
    const { isGood, output } = await perform()
    console.log(`${isGood ? '✓' : '✗'} ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    if (!isGood) console.log(output.trim())
    tally[isGood ? 'passed' : 'failed']++
  }
  return tally
}
