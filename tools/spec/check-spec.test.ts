import { expect, test } from 'vitest'
import { line, testsIn } from '../../spec/line.ts'
import { faultsIn } from './check-spec.ts'

const TITLES = new Map([['a.test.ts', ['a cart', 'is priced', '%s is refused']]])
const a = testsIn('a.test.ts')
const faultsOf = (...lines: ReturnType<typeof line>[]) => faultsIn([{ number: 1, title: 'One', lines }], TITLES)

test('tests are found by their own title, by their group, by a row and by the title of a table', () => {
  expect(faultsOf(line('1.1', 'x', a('a cart > is priced'), a('page=0 is refused')), line('1.4', 'y', a('%s is refused')))).toEqual([])
})

test('a test, a group or a file that is not there is named', () => {
  expect(faultsOf(line('1.1', 'x', a('is free'), a('an order > is priced'), testsIn('b.test.ts')('is priced')))).toEqual([
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
  expect(faultsOf(...numbers.map((number) => line(number, 'x', a('is priced'))))).toContain(fault)
})

test('sections are counted from one', () => {
  expect(faultsIn([{ number: 2, title: 'Two', lines: [] }], TITLES)).toEqual(['section 2, Two, is out of order'])
})
