import { expect, test } from 'vitest'
import { judgeRun } from './run-again.ts'
import type { TestOutcome, TestReport, TestResult } from './test-report.ts'

function result(name: string, outcome: TestOutcome = 'failed', file = 'e2e/home.e2e.ts'): TestResult {
  return {
    runner: 'playwright',
    file,
    name,
    project: 'phone',
    line: 7,
    outcome,
    ms: 5,
  }
}
function report(...results: TestResult[]): TestReport {
  return { results, faults: [] }
}
async function goesWell(test: TestResult) {
  return report({ ...test, outcome: 'passed' }, result('another', 'skipped'))
}
async function goesWrong(test: TestResult) {
  return report(test)
}

test('nothing that passed is asked again', async () => {
  const results = [result('a', 'passed'), result('b', 'skipped')]
  const verdict = await judgeRun(
    results.map((one) => report(one)),
    () => Promise.reject(new Error('asked')),
  )
  expect(verdict).toEqual({ passed: 1, failed: 0, skipped: 1, lines: [], results })
})

test('who passes alone counts as passed and is named', async () => {
  const verdict = await judgeRun([report(result('a', 'passed'), result('shaky'))], goesWell)
  expect(verdict).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    lines: ['unsteady: e2e/home.e2e.ts:7 [phone] shaky'],
    results: [result('a', 'passed'), result('shaky', 'passed')],
  })
})

test('who fails again has failed', async () => {
  const verdict = await judgeRun([report(result('broken'))], goesWrong)
  expect(verdict).toMatchObject({ passed: 0, failed: 1, lines: ['failed: e2e/home.e2e.ts:7 [phone] broken (failed again alone)'] })
  expect(verdict.results).toEqual([result('broken')])
})

test('a second run that runs nothing, or another test, or has a fault, is no success', async () => {
  for (const again of [report(), report(result('another', 'passed')), { ...report(result('a', 'passed')), faults: ['no browser'] }])
    expect(await judgeRun([report(result('a'))], async () => again)).toMatchObject({ passed: 0, failed: 1 })
})

test('money has one chance', async () => {
  const verdict = await judgeRun([report(result('planted', 'failed', 'packages/domain/src/money.test.ts'))], () =>
    Promise.reject(new Error('asked')),
  )
  expect(verdict).toMatchObject({ passed: 0, failed: 1, lines: [expect.stringContaining('never run again')] })
})

test('three unsteady tests are borne, four are not', async () => {
  const some = (count: number) => report(...Array.from({ length: count }, (_, i) => result(`shaky ${i}`)))
  expect(await judgeRun([some(3)], goesWell)).toMatchObject({ passed: 3, failed: 0 })
  expect(await judgeRun([some(4)], goesWell)).toMatchObject({ passed: 0, failed: 4 })
})

test('when very many fail nobody is asked again', async () => {
  const many = report(...Array.from({ length: 13 }, (_, i) => result(`broken ${i}`)))
  expect(await judgeRun([many], () => Promise.reject(new Error('asked')))).toMatchObject({ passed: 0, failed: 13 })
})

test('a fault of the runner is a failure', async () => {
  expect(await judgeRun([{ results: [result('a', 'passed')], faults: ['It died.'] }], goesWell)).toMatchObject({
    passed: 1,
    failed: 1,
    lines: ['fault: It died.'],
  })
})
