import { readFile, writeFile } from 'node:fs/promises'

export type TestOutcome = 'passed' | 'failed' | 'skipped'

export type TestResult = {
  readonly runner: 'vitest' | 'playwright'
  /** As seen from the project's root. */
  readonly file: string
  readonly name: string
  /** Which browser, or which of the runner's projects. */
  readonly project: string
  readonly line: number
  readonly outcome: TestOutcome
  readonly ms: number
}

/** What a runner has to say about a run; faults belong to no test. */
export type TestReport = { readonly results: readonly TestResult[]; readonly faults: readonly string[] }

/** Where a reporter leaves its report for whoever started the run. */
export const REPORT_FILE = 'TEST_REPORT_FILE'

export async function writeReport(report: TestReport): Promise<void> {
  const file = process.env[REPORT_FILE]
  if (file) await writeFile(file, JSON.stringify(report))
}

/** A runner that died has left none. */
export async function readReport(file: string): Promise<TestReport> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{"results":[],"faults":["The runner ended without a report."]}'))
}

export function titleOf({ file, line, name, project }: TestResult): string {
  return `${file}${line ? `:${line}` : ''} [${project}] ${name}`
}
