import { expect, test } from 'vitest'
import { hoursOf, runsOf, tidyHours } from './opening-hours.ts'
import { DEFAULT_POLICIES, type Weekday } from './shop-policies.ts'

const OWN = { day: '2026-11-18', names: { es: 'Inventario', en: 'Stocktaking' } }

test.each([
  ['2026-11-13', '19:00'],
  ['2026-11-14', '16:00'],
  ['2026-11-15', undefined],
  ['2026-11-16', undefined],
  ['2026-11-17', '19:00'],
  ['2026-11-18', undefined],
])('on %s the shop closes at %s', (day, closes) => {
  expect(hoursOf({ ...DEFAULT_POLICIES, holidays: [OWN] }, day)[0]?.closes).toBe(closes)
})

test('days with the same hours are told together', () => {
  const row = (days: readonly Weekday[], opens: string, closes: string) => ({ days, opens, closes })
  const typed = [row(['saturday'], '09:00', '14:00'), row(['friday'], '09:00', '19:00'), row(['monday', 'tuesday'], '09:00', '19:00')]
  expect(tidyHours(typed)).toEqual([row(['monday', 'tuesday', 'friday'], '09:00', '19:00'), row(['saturday'], '09:00', '14:00')])
})

test('a day that is left out breaks a run', () => {
  expect(runsOf(['monday', 'tuesday', 'thursday', 'friday', 'sunday'])).toEqual([
    ['monday', 'tuesday'],
    ['thursday', 'friday'],
    ['sunday', 'sunday'],
  ])
})
