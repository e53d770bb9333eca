import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, dateInMexico, deliveryDates, isBusinessDay, isHoliday, isRestDay } from './business-days.ts'

const anyDay = fc
  .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2060-01-01') })
  .map((date) => date.toISOString().slice(0, 10))
function between(from: string, to: string) {
  const days: string[] = []
  for (let time = Date.parse(from) + 86_400_000; time <= Date.parse(to); time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10))
  return days
}

test('the holidays of 2026', () => {
  const days = between('2025-12-31', '2026-12-31')
  expect(days.filter(isRestDay)).toEqual(['2026-01-01', '2026-02-02', '2026-03-16', '2026-05-01', '2026-09-16', '2026-11-16', '2026-12-25'])
})

test.each([
  ['2018-10-01', false],
  ['2024-10-01', true],
  ['2026-10-01', false],
  ['2030-10-01', true],
  ['2036-10-01', true],
])('a president takes office on %s: %s', (day, expected) => {
  expect(isRestDay(day)).toBe(expected)
})

test.each([
  ['a plain week', '2026-11-09', '2026-11-12', '2026-11-17'],
  ['over a weekend and the Monday of the Revolution', '2026-11-13', '2026-11-19', '2026-11-23'],
  ['from a Sunday', '2026-11-08', '2026-11-11', '2026-11-13'],
  ['over Christmas and New Year', '2026-12-23', '2026-12-29', '2026-12-31'],
  ['from a holiday', '2027-01-01', '2027-01-06', '2027-01-08'],
])('three to five business days: %s', (_, day, from, to) => {
  expect(deliveryDates(day, { fewestDays: 3, mostDays: 5 }, [])).toEqual({ from, to })
})

test('the n-th business day is one, and n of them lie between', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (day, days) => {
      const end = addBusinessDays(day, days, [])
      expect(isBusinessDay(end, [])).toBe(true)
      expect(between(day, end).filter((one) => isBusinessDay(one, []))).toHaveLength(days)
    }),
  )
})

test('waiting twice is waiting once for both', () => {
  const days = fc.integer({ min: 0, max: 20 })
  const after = (day: string, count: number) => addBusinessDays(day, count, [])
  fc.assert(fc.property(anyDay, days, days, (day, a, b) => after(after(day, a), b) === after(day, a + b)))
})

test('a late evening in Mexico is not yet the next day', () => {
  expect(dateInMexico(new Date('2026-11-15T03:39:00Z'))).toBe('2026-11-14')
  expect(dateInMexico(new Date('2026-11-15T06:00:00Z'))).toBe('2026-11-15')
})

test('a day of the shop’s own is a holiday like those of the law', () => {
  const holidays = [{ day: '2026-11-10', names: { es: 'Inventario', en: 'Stocktaking' } }]
  expect(isHoliday('2026-11-10', holidays)).toBe(true)
  expect(isHoliday('2026-12-25', holidays)).toBe(true)
  expect(isHoliday('2026-11-11', holidays)).toBe(false)
  expect(deliveryDates('2026-11-09', { fewestDays: 1, mostDays: 3 }, holidays)).toEqual({ from: '2026-11-11', to: '2026-11-13' })
})
