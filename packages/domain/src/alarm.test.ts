import { expect, test } from 'vitest'
import { type Alarm, watch } from './alarm.ts'
import { type Condition, judge } from './condition.ts'

const START = Date.parse('2026-05-04T12:00:00Z')
function at(minutes: number) {
  return new Date(START + minutes * 60_000)
}
function condition(figures: { mail?: boolean; givenUp?: number }): Condition {
  return judge(
    {
      databaseMs: 1,
      jobs: { oldestDueSeconds: 0, failing: 0, givenUp: figures.givenUp ?? 0 },
      mail: { wellAt: at(-2), failedAt: figures.mail === false ? at(-1) : undefined },
    },
    at(0),
  )
}
const WELL = condition({})
const MAIL_BROKEN = condition({ mail: false })

/** Looks again and again, each time with what was kept the last time. */
function told(looks: readonly (readonly [minutes: number, Condition])[]) {
  let alarms: readonly Alarm[] = []
  return looks.map(([minutes, seen]) => {
    const watched = watch(seen, alarms, at(minutes))
    alarms = watched.alarms
    return [watched.troubles.map(({ part }) => part), watched.over]
  })
}

test('nothing is said of a shop that is well, nor of a trouble that is over within its grace', () => {
  expect(
    told([
      [0, WELL],
      [1, MAIL_BROKEN],
      [9, MAIL_BROKEN],
      [10, WELL],
      [15, MAIL_BROKEN],
    ]),
  ).toEqual(Array(5).fill([[], []]))
})

test('a trouble is told once after its grace, once a day while it lasts, and once when it is over', () => {
  const DAY = 24 * 60
  expect(
    told([
      [0, MAIL_BROKEN],
      [10, MAIL_BROKEN],
      [11, MAIL_BROKEN],
      [DAY, MAIL_BROKEN],
      [DAY + 10, MAIL_BROKEN],
      [DAY + 11, WELL],
      [DAY + 12, WELL],
    ]),
  ).toEqual([
    [[], []],
    [['mail'], []],
    [[], []],
    [[], []],
    [['mail'], []],
    [[], ['mail']],
    [[], []],
  ])
})

test('a new trouble is told together with those that last, which begin their day anew', () => {
  const both = condition({ mail: false, givenUp: 1 })
  const looks = told([
    [0, MAIL_BROKEN],
    [10, MAIL_BROKEN],
    [600, both],
    [601, both],
    [1_451, both],
    [2_040, both],
  ])
  expect(looks.map(([troubles]) => troubles)).toEqual([[], ['mail'], ['jobs-given-up', 'mail'], [], [], ['jobs-given-up', 'mail']])
})

test('what cannot be asked while the database is away is not taken for over', () => {
  const away = judge({ databaseMs: undefined }, at(0))
  expect(
    told([
      [0, MAIL_BROKEN],
      [10, MAIL_BROKEN],
      [11, away],
      [12, MAIL_BROKEN],
    ]),
  ).toEqual([
    [[], []],
    [['mail'], []],
    [[], []],
    [[], []],
  ])
})
