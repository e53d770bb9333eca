import { expect, test } from 'vitest'
import { isModelYear, overlappingRun } from './staff-vehicle.ts'

function run(engine: string, yearFrom: number, yearTo: number) {
  return { engine, yearFrom, yearTo }
}

test.each([
  [1949, false],
  [1950, true],
  [2028, true],
  [2029, false],
  [2010.5, false],
])('in 2026, %s is a model year: %s', (year, expected) => {
  expect(isModelYear(year, new Date('2026-11-15'))).toBe(expected)
})

test('runs of one engine do not share a year; other engines may', () => {
  expect(overlappingRun([run('1.6', 2000, 2005), run('2.0', 2003, 2008), run('1.6', 2006, 2010)])).toBe(-1)
  expect(overlappingRun([run('1.6', 2000, 2005), run('2.0', 2003, 2008), run('1.6', 2005, 2010)])).toBe(2)
  expect(overlappingRun([run('2.0 TDI', 2000, 2005), run('2.0tdi', 1999, 2000)])).toBe(1)
})
