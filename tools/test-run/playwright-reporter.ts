import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { type TestOutcome, writeReport } from './test-report.ts'

export default class PlaywrightReporter implements Reporter {
  #all: Suite | undefined
  readonly #faults: string[] = []

  onBegin(_: FullConfig, all: Suite): void {
    this.#all = all
  }

  onError(error: TestError): void {
    this.#faults.push(error.message ?? String(error.value))
  }

  async onEnd(): Promise<void> {
    const results = (this.#all?.allTests() ?? []).map((test) => ({
      runner: 'playwright' as const,
      file: relative(process.cwd(), test.location.file),
      name: nameOf(test),
      project: test.parent.project()?.name ?? '',
      line: test.location.line,
      outcome: outcomeOf(test),
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    }))
    await writeReport({ results, faults: this.#faults })
  }

  printsToStdio(): boolean {
    return false
  }
}

/** Behind the root, the project and the file come the groups and the test itself. */
function nameOf(test: TestCase): string {
  return test.titlePath().slice(3).join(' › ')
}

/** A test that should have run and did not is one of which nothing is known. */
function outcomeOf(test: TestCase): TestOutcome {
  if (test.expectedStatus === 'skipped') return 'skipped'
  return test.results.length > 0 && test.ok() && test.outcome() !== 'skipped' ? 'passed' : 'failed'
}
