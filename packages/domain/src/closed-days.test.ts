import { expect, test } from 'vitest'
import { closedDays } from './closed-days.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'

function own(day: string) {
  return { day, names: { es: 'Inventario', en: 'Stocktaking' } }
}
const holidays = ['2026-11-13', '2026-11-15', '2026-11-20', '2026-12-14'].map(own)

test('days of the law and of the shop’s own, from today on and no further than asked', () => {
  // The 13th is over, the 15th is a Sunday, the 16th is of the law, and the 14th of December is too far.
  expect(closedDays({ ...DEFAULT_POLICIES, holidays }, '2026-11-14', 30)).toEqual(['2026-11-16', '2026-11-20'])
})

test('today counts, and so does the last day', () => {
  expect(closedDays({ ...DEFAULT_POLICIES, holidays }, '2026-11-20', 25)).toEqual(['2026-11-20', '2026-12-14'])
})
