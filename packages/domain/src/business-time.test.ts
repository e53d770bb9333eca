import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBusinessMinutes, countBusinessMinutes, isOpenAt, nextOpening } from './business-time.ts'
import { mexicanTimeOf, momentOf, timeOf } from './mexican-time.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'

const { hours } = DEFAULT_POLICIES
const timetable = { hours, holidays: [] }
function at(wall: string) {
  const [day = '', time = ''] = wall.split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return momentOf({ day, minutes: hour * 60 + minute })
}
function wallOf(moment: Date) {
  const { day, minutes } = mexicanTimeOf(moment)
  return `${day} ${timeOf(minutes)}`
}
const anyMoment = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') })
const anyMinutes = fc.integer({ min: 1, max: 5_000 })

test.each([
  ['in the middle of a day', '2026-11-10 11:00', '2026-11-10 11:15'],
  ['before the doors open', '2026-11-10 06:30', '2026-11-10 09:15'],
  ['five minutes before closing on Saturday', '2026-11-07 15:55', '2026-11-09 09:10'],
  ['just in time on Saturday', '2026-11-07 15:45', '2026-11-07 16:00'],
  ['on Sunday', '2026-11-08 12:00', '2026-11-09 09:15'],
  ['the evening before a holiday', '2026-09-15 18:50', '2026-09-17 09:05'],
  ['on the Saturday before a Monday without work', '2026-11-14 15:55', '2026-11-17 09:10'],
  ['on New Year’s Eve, before a Friday off', '2026-12-31 18:58', '2027-01-02 09:13'],
  ['at the very moment of closing', '2026-11-10 19:00', '2026-11-11 09:15'],
])('fifteen minutes %s', (_, from, due) => {
  expect(wallOf(addBusinessMinutes(at(from), 15, timetable))).toBe(due)
})

test('what is added is what is counted', () => {
  fc.assert(
    fc.property(anyMoment, anyMinutes, (from, minutes) => {
      expect(countBusinessMinutes(from, addBusinessMinutes(from, minutes, timetable), timetable)).toBeCloseTo(minutes, 6)
    }),
  )
})

test('waiting twice is waiting once for both', () => {
  fc.assert(
    fc.property(anyMoment, anyMinutes, anyMinutes, (from, a, b) => {
      const inTwo = addBusinessMinutes(addBusinessMinutes(from, a, timetable), b, timetable)
      expect(inTwo).toEqual(addBusinessMinutes(from, a + b, timetable))
    }),
  )
})

test('a promise ends while the shop is open or closes, never in the night', () => {
  fc.assert(
    fc.property(anyMoment, anyMinutes, (from, minutes) => {
      const due = addBusinessMinutes(from, minutes, timetable)
      expect(due >= from && isOpenAt(new Date(due.getTime() - 1), timetable)).toBe(true)
    }),
  )
})

test('who asks later is answered no earlier', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 0, max: 10_000_000 }), anyMinutes, (from, later, minutes) => {
      const after = new Date(from.getTime() + later)
      expect(addBusinessMinutes(after, minutes, timetable) >= addBusinessMinutes(from, minutes, timetable)).toBe(true)
    }),
  )
})

test('minutes that are over count against', () => {
  expect(countBusinessMinutes(at('2026-11-10 12:00'), at('2026-11-10 11:40'), timetable)).toBe(-20)
  expect(countBusinessMinutes(at('2026-11-09 09:10'), at('2026-11-07 15:55'), timetable)).toBe(-15)
})

describe('a shop with hours of its own', () => {
  test('closed at noon', () => {
    const split = [
      { days: ['monday'] as const, opens: '09:00', closes: '14:00' },
      { days: ['monday'] as const, opens: '16:00', closes: '19:00' },
    ]
    expect(wallOf(addBusinessMinutes(at('2026-11-09 13:50'), 15, { hours: split, holidays: [] }))).toBe('2026-11-09 16:05')
  })
  test('rows that overlap count once', () => {
    const twice = [...hours, ...hours]
    expect(countBusinessMinutes(at('2026-11-09 00:00'), at('2026-11-10 00:00'), { hours: twice, holidays: [] })).toBe(600)
  })
  test('that never opens still keeps its promise by the plain clock', () => {
    expect(wallOf(addBusinessMinutes(at('2026-11-09 23:50'), 15, { hours: [], holidays: [] }))).toBe('2026-11-10 00:05')
    expect(nextOpening(at('2026-11-09 23:50'), { hours: [], holidays: [] })).toBeUndefined()
  })
})

test('a day that the shop stays closed counts no minute', () => {
  const holidays = [{ day: '2026-11-11', names: { es: 'Inventario', en: 'Stocktaking' } }]
  expect(wallOf(addBusinessMinutes(at('2026-11-10 18:50'), 15, { hours, holidays }))).toBe('2026-11-12 09:05')
  expect(isOpenAt(at('2026-11-11 12:00'), { hours, holidays })).toBe(false)
})

test('Mexico kept summer time until 2022', () => {
  expect(at('2021-07-01 09:00').toISOString()).toBe('2021-07-01T14:00:00.000Z')
  expect(at('2026-07-01 09:00').toISOString()).toBe('2026-07-01T15:00:00.000Z')
  // Not earlier: the hour that came twice when summer time ended belongs to two moments.
  const since = fc.date({ noInvalidDate: true, min: new Date('2023-01-01'), max: new Date('2040-01-01') })
  fc.assert(fc.property(since, (moment) => momentOf(mexicanTimeOf(moment)).getTime() === moment.getTime()))
})
