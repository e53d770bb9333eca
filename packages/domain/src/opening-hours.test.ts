import { expect, test } from 'vitest'
import { hoursOf } from './opening-hours.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'

test.each([
  ['2026-11-13', '19:00'],
  ['2026-11-14', '16:00'],
  ['2026-11-15', undefined],
  ['2026-11-16', undefined],
  ['2026-11-17', '19:00'],
])('on %s the shop closes at %s', (day, closes) => {
  expect(hoursOf(DEFAULT_POLICIES.hours, day)?.closes).toBe(closes)
})
