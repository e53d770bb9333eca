import { isNeverRunAgain } from './never-again.ts'
import { type TestReport, type TestResult, titleOf } from './test-report.ts'

/** More than these fail together only when something is broken, and the run is red in any case. */
const MOST_RUN_AGAIN = 12
const MOST_UNSTEADY = 3

export type Verdict = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What there is to say about it, a line each. */
  readonly lines: readonly string[]
  /** Every test with what it counts as in the end. */
  readonly results: readonly TestResult[]
}

/** Runs one test and nothing else, and says how it went. */
export type RunAlone = (test: TestResult) => Promise<TestReport>

/** Who failed gets a second chance at the end, alone; what that is worth is in decision 0042. */
export async function judgeRun(reports: readonly TestReport[], runAlone: RunAlone): Promise<Verdict> {
  const results = reports.flatMap((report) => report.results)
  const faults = reports.flatMap((report) => report.faults)
  const failures = results.filter(({ outcome }) => outcome === 'failed')
  const chances = failures.length > MOST_RUN_AGAIN ? [] : failures.filter((test) => !isNeverRunAgain(test))
  const unsteady: TestResult[] = []
  for (const test of chances) if (passes(await runAlone(test), test)) unsteady.push(test)

  const isTooUnsteady = unsteady.length > MOST_UNSTEADY
  const failed = isTooUnsteady ? failures : failures.filter((test) => !unsteady.includes(test))
  const isForgiven = (test: TestResult) => test.outcome === 'failed' && !failed.includes(test)
  return {
    results: results.map((test) => (isForgiven(test) ? { ...test, outcome: 'passed' } : test)),
    passed: results.filter(({ outcome }) => outcome === 'passed').length + (failures.length - failed.length),
    failed: failed.length + faults.length,
    skipped: results.filter(({ outcome }) => outcome === 'skipped').length,
    lines: [
      ...faults.map((fault) => `fault: ${fault}`),
      ...failures.filter((test) => !unsteady.includes(test)).map((test) => `failed: ${titleOf(test)}${reasonOf(test, failures.length)}`),
      ...unsteady.map((test) => `unsteady: ${titleOf(test)}`),
      ...(isTooUnsteady ? [`More than ${MOST_UNSTEADY} unsteady tests: they count as failed.`] : []),
    ],
  }
}

/** Nothing that ran is no success. */
function passes({ results, faults }: TestReport, { file, name, project }: TestResult): boolean {
  const same = results.filter((one) => one.file === file && one.name === name && one.project === project && one.outcome !== 'skipped')
  return faults.length === 0 && same.length > 0 && same.every(({ outcome }) => outcome === 'passed')
}

function reasonOf(test: TestResult, failures: number): string {
  if (failures > MOST_RUN_AGAIN) return ''
  return isNeverRunAgain(test) ? ' (never run again: money, stock, limits, once)' : ' (failed again alone)'
}
