import { expect, test } from 'vitest'
import { MOST_FAILURES, pauseAfterFailures, pauseByAge } from './ask-again.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('a card is asked about after 2, 4, 8 … minutes, every hour on the first day, then every six', () => {
  expect([0, 2, 4, 8, 32].map((age) => pauseByAge('card', age * MINUTE) / MINUTE)).toEqual([2, 2, 4, 8, 32])
  expect([2 * HOUR, DAY, 9 * DAY].map((age) => pauseByAge('card', age) / HOUR)).toEqual([1, 6, 6])
})

test('a month of an open card costs the provider some 150 questions, of a voucher as many', () => {
  const questions = (method: 'card' | 'oxxo') => {
    let asked = 0
    for (let age = 0; age < 30 * DAY; age += pauseByAge(method, age)) asked++
    return asked
  }
  expect(questions('card')).toBeLessThan(160)
  expect(questions('oxxo')).toBeLessThan(160)
})

test('failures in a row grow the pause, to six hours at most, and a person hears of them within two days', () => {
  expect([1, 2, 3, 4].map((failures) => pauseAfterFailures(failures) / MINUTE)).toEqual([2, 4, 8, 16])
  expect(pauseAfterFailures(100)).toBe(6 * HOUR)
  const all = Array.from({ length: MOST_FAILURES }, (_, i) => pauseAfterFailures(i + 1)).reduce((sum, pause) => sum + pause, 0)
  expect(all).toBeLessThan(2 * DAY)
})
