import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type TestOutcome, writeReport } from './test-report.ts'

export default class VitestReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): Promise<void> {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        runner: 'vitest' as const,
        file: module.relativeModuleId,
        name: test.fullName,
        project: module.project.name,
        line: test.location?.line ?? 0,
        outcome: outcomeOf(test),
        ms: test.diagnostic()?.duration ?? 0,
      })),
    )
    const unread = modules.filter((module) => module.errors().length > 0 && [...module.children.allTests()].length === 0)
    await writeReport({
      results,
      faults: [...errors.map(({ message }) => message), ...unread.map(({ relativeModuleId }) => `${relativeModuleId} could not be read.`)],
    })
  }
}

/** A test whose hook failed was never tried: nothing is known of it. */
function outcomeOf(test: TestCase): TestOutcome {
  const { state } = test.result()
  if (state === 'pending') return 'failed'
  return state === 'skipped' && test.options.mode === 'run' && hasFailedHook(test.parent) ? 'failed' : state
}

function hasFailedHook(place: TestCase['parent']): boolean {
  return place.errors().length > 0 || (place.type === 'suite' && hasFailedHook(place.parent))
}
