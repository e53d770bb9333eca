import { describe, expect, test } from 'vitest'
import { mexicanTimeOf, momentOf, timeOf } from './mexican-time.ts'
import { announcementAt, endOfValidity, promiseOf, shareInTime } from './quotation.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'

const timetable = DEFAULT_POLICIES
function at(day: string, hour: number, minute = 0) {
  return momentOf({ day, minutes: hour * 60 + minute })
}
function wallOf(moment: Date) {
  const { day, minutes } = mexicanTimeOf(moment)
  return `${day} ${timeOf(minutes)}`
}

describe('the promise is one that can be kept', () => {
  test.each([
    ['in opening hours: minutes', at('2026-11-10', 11), 'minutes', '2026-11-10', '11:15'],
    ['early in the morning: today', at('2026-11-10', 7), 'today', '2026-11-10', '09:15'],
    ['in the evening: tomorrow', at('2026-11-10', 20), 'tomorrow', '2026-11-11', '09:15'],
    ['at ten to seven: the rest of the minutes are tomorrow’s', at('2026-11-10', 18, 50), 'tomorrow', '2026-11-11', '09:05'],
    ['Saturday 15:55: Monday 9:10', at('2026-11-07', 15, 55), 'later', '2026-11-09', '09:10'],
  ])('%s', (_, now, kind, day, time) => {
    expect(promiseOf(now, 15, timetable)).toMatchObject({ kind, day, time, minutes: 15 })
  })
})

test('staff hear of it after ten of the fifteen minutes, in opening hours', () => {
  expect(wallOf(announcementAt(at('2026-11-07', 15, 55), 15, timetable))).toBe('2026-11-09 09:05')
  expect(wallOf(announcementAt(at('2026-11-10', 11), 15, timetable))).toBe('2026-11-10 11:10')
})

test('an offer of three days holds until the end of the third', () => {
  expect(wallOf(endOfValidity(at('2026-11-10', 23, 30), 3))).toBe('2026-11-13 23:59')
})

test('no share is claimed where nothing was answered', () => {
  const figures = { waiting: 1, late: 0, answered: 0, answeredInTime: 0 }
  expect(shareInTime(figures)).toBeUndefined()
  expect(shareInTime({ ...figures, answered: 4, answeredInTime: 3 })).toBe(0.75)
})
