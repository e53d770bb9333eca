import { type TestReport, titleOf } from './test-report.ts'

const SHOWN = 10

/** Where the time went: who adds a test pays for it here first. */
export function slowest(reports: readonly TestReport[]): readonly string[] {
  return reports
    .flatMap(({ results }) => results)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map((test) => `${(test.ms / 1_000).toFixed(1).padStart(6)} s  ${titleOf(test)}`)
}
