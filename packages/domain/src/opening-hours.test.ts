import { expect, test } from 'vitest'
import { hoursOf } from './opening-hours.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'

const OWN = { day: '2026-11-18', names: { es: 'Inventario', en: 'Stocktaking' } }

test.each([
  ['2026-11-13', '19:00'],
  ['2026-11-14', '16:00'],
  ['2026-11-15', undefined],
  ['2026-11-16', undefined],
  ['2026-11-17', '19:00'],
  ['2026-11-18', undefined],
])('on %s the shop closes at %s', (day, closes) => {
  expect(hoursOf({ ...DEFAULT_POLICIES, holidays: [OWN] }, day)?.closes).toBe(closes)
})
