import { join } from 'node:path'
import { findChromium } from '../find-chromium.ts'
import { run } from '../run.ts'
import { clockEnvironment } from './fake-clock.ts'
import { REPORT_FILE, readReport, type TestReport, type TestResult } from './test-report.ts'

function isJourney(file: string) {
  return /(^|\/)e2e(\/|$)|\.e2e/.test(file)
}

export type Runners = {
  readonly runAll: (files: readonly string[]) => Promise<readonly TestReport[]>
  readonly runAlone: (test: TestResult) => Promise<TestReport>
}

/** Vitest and Playwright, one after the other: together they would only wait for each other's processors. */
export function openRunners(folder: string): Runners {
  const report = async (
    command: string,
    parameters: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<TestReport> => {
    const file = join(folder, `report-${Math.random().toString(36).slice(2)}.json`)
    const { isGood } = await run(command, parameters, { isLoud: true, env: { ...env, ...(await clockEnvironment()), [REPORT_FILE]: file } })
    return withUnexplained(await readReport(file), isGood, command)
  }
  const vitest = (parameters: readonly string[]) =>
    report('vitest', ['run', '--no-color', '--reporter=dot', '--reporter=./tools/test-run/vitest-reporter.ts', ...parameters])
  const playwright = async (parameters: readonly string[]): Promise<TestReport> => {
    const chromium = await findChromium()
    if ('missing' in chromium) return { results: [], faults: [chromium.missing] }
    const env = { CHROMIUM_PATH: chromium.path, FORCE_COLOR: '0' }
    return report('playwright', ['test', '--reporter=list,./tools/test-run/playwright-reporter.ts', ...parameters], env)
  }
  return {
    runAll: async (files) => {
      const [journeys, others] = [files.filter(isJourney), files.filter((file) => !isJourney(file))]
      const isWhole = files.length === 0
      return [
        ...(isWhole || others.length > 0 ? [await vitest(others)] : []),
        ...(isWhole || journeys.length > 0 ? [await playwright(journeys)] : []),
      ]
    },
    runAlone: (test) =>
      test.runner === 'vitest'
        ? vitest([test.file, '--testNamePattern', `^${RegExp.escape(test.name)}$`])
        : playwright([`${test.file}:${test.line}`, '--grep', RegExp.escape(lastTitle(test)), '--project', test.project, '--workers=1']),
  }
}

/** A runner that fails without a failed test has not run them all. */
function withUnexplained(report: TestReport, isGood: boolean, command: string): TestReport {
  return isGood || report.faults.length > 0 || report.results.some(({ outcome }) => outcome === 'failed')
    ? report
    : { ...report, faults: [`${command} failed without naming a test.`] }
}

function lastTitle({ name }: TestResult) {
  return name.split(' › ').at(-1) ?? name
}
