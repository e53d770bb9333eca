import { expect, test } from 'vitest'
import { faultsIn } from './check-spec.ts'
import type { Line, Proof } from './read-spec.ts'

const TITLES = new Map([['a.test.ts', ['a cart', 'is priced', '%s is refused']]])
function a(test: string): Proof {
  return { file: 'a.test.ts', test }
}
function line(number: string, ...shownBy: Proof[]): Line {
  return { number, says: 'x', shownBy }
}
function faultsOf(...lines: Line[]) {
  return faultsIn([{ number: 1, title: 'One', lines }], TITLES)
}

test('tests are found by their own title, by their group, by a row and by the title of a table', () => {
  expect(faultsOf(line('1.1', a('a cart > is priced'), a('page=0 is refused')), line('1.4', a('%s is refused')))).toEqual([])
})

test('a test, a group or a file that is not there is named', () => {
  expect(faultsOf(line('1.1', a('is free'), a('an order > is priced'), { file: 'b.test.ts', test: 'is priced' }))).toEqual([
    '1.1: a.test.ts has no test "is free"',
    '1.1: a.test.ts has no test "an order > is priced"',
    '1.1: b.test.ts has no test "is priced"',
  ])
})

test.each([
  [['1.1', '1.1'], '1.1 is no number after 1.1'],
  [['1.2', '1.1'], '1.1 is no number after 1.2'],
  [['1.9', '1.10', '1.2'], '1.2 is no number after 1.10'],
  [['2.1'], '2.1 is no number after 1'],
  [['1.0'], '1.0 is no number after 1'],
  [['1.a'], '1.a is no number after 1'],
])('the numbers %j are not in order', (numbers, fault) => {
  expect(faultsOf(...numbers.map((number) => line(number, a('is priced'))))).toContain(fault)
})

test('sections are counted from one', () => {
  expect(faultsIn([{ number: 2, title: 'Two', lines: [] }], TITLES)).toEqual(['section 2, Two, is out of order'])
})
