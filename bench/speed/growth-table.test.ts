import { expect, test } from 'vitest'
import { figuresOf, headOf, isKept, lineOf } from './growth-table.ts'

function figures(...times: number[]) {
  return figuresOf(
    'list',
    times.map((ms) => [ms]),
  )
}

test('a question may take twice as long in the largest shop as in the one before', () => {
  expect(isKept(figures(1, 10, 20))).toBe(true)
  expect(isKept(figures(1, 10, 21))).toBe(false)
})

test('the smallest of three shops is shown and not judged', () => {
  expect(isKept(figures(100, 10, 20))).toBe(true)
  expect(isKept(figures(1, 18, 20))).toBe(true)
})

test('what nobody can tell from nothing may grow', () => {
  expect(isKept(figures(0.1, 0.2, 5))).toBe(true)
})

test('a line says the middle and the slow end of each size, and how both grow', () => {
  const line = lineOf(
    figuresOf('list', [
      [1, 2],
      [10, 20, 30],
      [11, 22, 90],
    ]),
  )
  expect(line).toBe('| list | 1.0 / 2.0 | 20.0 / 30.0 | 22.0 / 90.0 | 1.1 | 3.0 | ✗ |')
  expect(headOf([1_000, 50_000, 1_000_000]).split('\n')[0]).toBe(
    '| p50 / p95 in ms | 1,000 | 50,000 | 1,000,000 | p50 times | p95 times |  |',
  )
})
