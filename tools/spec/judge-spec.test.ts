import { expect, test } from 'vitest'
import type { TestOutcome, TestResult } from '../test-run/test-report.ts'
import { judgeSpec } from './judge-spec.ts'
import type { Line, Proof, Section } from './read-spec.ts'

function home(test: string): Proof {
  return { file: 'e2e/home.e2e.ts', test }
}
function cart(test: string): Proof {
  return { file: 'apps/api/src/cart.db.test.ts', test }
}
function line(number: string, says: string, ...shownBy: Proof[]): Line {
  return { number, says, shownBy }
}
const SECTIONS: readonly Section[] = [
  {
    number: 1,
    title: 'Home',
    lines: [line('1.1', 'it has a carousel', home('the ten parts')), line('1.2', 'it is there', home('it answers'))],
  },
  { number: 2, title: 'Cart', lines: [line('2.1', 'a quantity is whole', cart('%j is not a quantity'), home('the cart'))] },
]

function ran(file: string, name: string, outcome: TestOutcome = 'passed', project = 'phone'): TestResult {
  return {
    runner: 'playwright',
    file,
    name,
    project,
    line: 1,
    outcome,
    ms: 1,
  }
}
const GOOD = [
  ran('e2e/home.e2e.ts', 'the ten parts'),
  ran('e2e/home.e2e.ts', 'the ten parts', 'passed', 'desktop'),
  ran('e2e/home.e2e.ts', 'it answers'),
  ran('e2e/home.e2e.ts', 'the cart'),
  ran('apps/api/src/cart.db.test.ts', '-1 is not a quantity'),
  ran('apps/api/src/cart.db.test.ts', '1.5 is not a quantity'),
]
function without(name: string) {
  return GOOD.filter((one) => one.name !== name)
}

test('all of it holds when every test that shows it passed', () => {
  expect(judgeSpec(SECTIONS, GOOD)).toEqual({ holding: 3, all: 3, lines: ['3 of 3 lines hold'] })
})

test('one browser, or one row of a table, is enough to break a line', () => {
  const failed = [
    ...GOOD,
    ran('e2e/home.e2e.ts', 'it answers', 'failed', 'desktop'),
    ran('apps/api/src/cart.db.test.ts', 'true is not a quantity', 'failed'),
  ]
  expect(judgeSpec(SECTIONS, failed)).toEqual({
    holding: 1,
    all: 3,
    lines: [
      '1. Home',
      '  1.2 it is there',
      '    failed: e2e/home.e2e.ts it answers',
      '2. Cart',
      '  2.1 a quantity is whole',
      '    failed: apps/api/src/cart.db.test.ts %j is not a quantity',
      '1 of 3 lines hold',
    ],
  })
})

test('a test that was left out, skipped, or is of another file shows nothing', () => {
  const lines = ['1. Home', '  1.1 it has a carousel', '    not run: e2e/home.e2e.ts the ten parts', '2 of 3 lines hold']
  const others = without('the ten parts')
  for (const instead of [[], [ran('e2e/home.e2e.ts', 'the ten parts', 'skipped')], [ran('e2e/other.e2e.ts', 'the ten parts')]])
    expect(judgeSpec(SECTIONS, [...others, ...instead])).toEqual({ holding: 2, all: 3, lines })
})
